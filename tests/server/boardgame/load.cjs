// Two clients a match, as fast as they go. The time that counts runs from the moment one sends a move to the moment the other has it.
const { io } = require("socket.io-client");

const [address, matches, seconds, warmUp] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const times = [];
let measuring = false;
let refused = 0;

function play(number) {
  let sent = 0;
  let by = "";
  let last = -1;
  const sockets = ["0", "1"].map((seat) => {
    const socket = io(`${address}/light`, { transports: ["websocket"], forceNew: true });
    const heard = (state) => {
      if (state.ctx.currentPlayer !== seat || state._stateID <= last) return;
      if (by && by !== seat && measuring) times.push(performance.now() - sent);
      last = state._stateID;
      by = seat;
      sent = performance.now();
      const card = Math.floor(Math.random() * state.G.hands[seat].length);
      const action = { type: "MAKE_MOVE", payload: { type: "play", args: [card], playerID: seat, credentials: undefined } };
      socket.emit("update", action, state._stateID, `match-${number}`, seat);
    };
    socket.on("sync", (_, info) => heard(info.state));
    socket.on("update", (_, state) => heard(state));
    socket.on("patch", () => (refused += 1));
    socket.on("connect", () => socket.emit("sync", `match-${number}`, seat, undefined, 2));
    return socket;
  });
  return sockets;
}

const all = [...Array(matches).keys()].flatMap(play);
setTimeout(() => {
  measuring = true;
  const began = performance.now();
  setTimeout(() => {
    measuring = false;
    const took = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
    console.log(
      JSON.stringify({
        matches, seconds: took, answers: times.length, answers_per_second: times.length / took,
        p50_ms: share(0.5), p99_ms: share(0.99), refused,
      }),
    );
    all.forEach((socket) => socket.disconnect());
    process.exit(0);
  }, seconds * 1000);
}, warmUp * 1000);
