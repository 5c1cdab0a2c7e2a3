// boardgame.io as it comes, its matches in memory: a light game with hidden hands and dice, and never over.
const { Server, Origins } = require("boardgame.io/server");

const light = {
  name: "light",
  setup: ({ random, ctx }) => ({
    places: [0, 0],
    hands: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, random.Shuffle([1, 1, 2, 2, 3, 4])])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, random, playerID }, card) => {
        const hand = G.hands[playerID];
        if (card < 0 || card >= hand.length) return "INVALID_MOVE";
        const [steps] = hand.splice(card, 1);
        G.places[Number(playerID)] += random.D6() > 2 ? steps : steps - 1;
        hand.push(random.Die(4));
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => null)]),
    ),
  }),
};

const server = Server({ games: [light], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
