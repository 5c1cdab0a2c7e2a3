// Catacombs at this table: the state with its types, what is known from the book, and which screen the moment asks for.
import type { Picker } from '../../ask/picker.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import type { Family } from '../../flick/shape';
import type { Link } from '../../link.svelte';
import { say } from './words';
import type { Name } from '../../name';
import type { Kit } from '../kit';
import { markOf, shootingNow } from './shots';
import { ABLE, halved, itemOf, kindOf, levelOf, NOWHERE, OVERSEER, used, type Facts, type Figure, type Sheet } from './table';
import { factsOf, stateOf } from './types';

export type Scene = 'board' | 'map' | 'draft' | 'story' | 'merchant' | 'healer' | 'camp' | 'muster' | 'altar' | 'trophies';

const OWN_SPIKES = 2; // on the Princess's board; a card brings one more

const SCENES: Record<string, Scene> = {
  accept_story: 'story', choose_hero: 'draft', build_maze: 'map', exchange_card: 'map', choose_room: 'map', choose_way: 'map',
  activate_artefact: 'trophies', pay_trophy: 'trophies', muster: 'muster', camp: 'camp', share_rest: 'camp', take_back_spells: 'camp', buy: 'merchant', bargain: 'merchant', heal: 'healer',
};

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  readonly heroes = $derived.by(() => Object.keys(this.table.sheets).toSorted((a, b) => (this.facts.hero[a]?.number ?? 0) - (this.facts.hero[b]?.number ?? 0)));
  readonly foes = $derived.by(() => Object.entries(this.table.figures).flatMap(([name, figure]) => (figure.role === 'monster' || figure.role === 'lord' ? [name] : [])));
  /** What the heroes who live have together. */
  readonly purse = $derived.by(() => this.heroes.reduce((gold, hero) => gold + (this.table.figures[hero]?.health ? (this.table.sheets[hero]?.gold ?? 0) : 0), 0));
  /** What is being asked of somebody, whoever it is. */
  readonly kind = $derived.by(() => this.link.decision?.kind ?? this.link.awaited.find((each) => !each.done)?.kind ?? '');
  private readonly shooting = $derived.by(() => shootingNow(this.kind, this.link.events));
  /** The figure that the question is about: whoever acts. */
  readonly acting = $derived.by(() => {
    const decision = this.link.decision;
    if (this.shooting) return this.shooting.figure;
    const name = decision?.about?.figure;
    return decision && typeof name === 'string' && !['place_hero', 'place_monster', 'contribute', 'share_rest', 'share_gain', 'take_back_spells', 'activate_artefact'].includes(decision.kind) ? name : '';
  });
  readonly scene = $derived.by((): Scene => {
    const { phase } = this.table;
    const scene = SCENES[this.kind];
    if (scene) return scene;
    if (phase === 'merchant' || phase === 'healer' || phase === 'altar') return phase;
    return phase === 'installation' || phase === 'combat' ? 'board' : 'map';
  });
  /** The shots of the action that goes on. */
  readonly shots = $derived.by(() => this.shooting?.shots ?? []);

  constructor(
    readonly link: Link,
    readonly kit: Kit,
    readonly picker: Picker,
  ) {
    this.facts = factsOf(kit.book);
  }

  /** What something on the table is called. */
  called(role: string, value: number | string): Name {
    return this.kit.speaker.name(role, value);
  }

  get seat(): number | null {
    return this.link.seat;
  }

  get isOverseer(): boolean {
    return this.link.seat === OVERSEER;
  }

  name(disc: string): string {
    return String(this.called('disc', disc));
  }

  /** A number as the reader's language writes it. */
  count(number: number): string {
    return number.toLocaleString(this.kit.book.lang);
  }

  text(kind: string, id: string, attribute = 'text'): string {
    return this.kit.book.texts[kind]?.[id]?.[attribute] ?? '';
  }

  fullHealth(figure: Figure): number {
    const health = this.facts[figure.role][figure.kind]?.health ?? 0;
    const extra = figure.role === 'lord' ? Math.min(Number(this.link.options['lord-extra'] ?? 0), this.facts.lord[figure.kind]?.extra ?? 0) : 0;
    return health + extra;
  }

  /** The pictogram of a disc. */
  picture(disc: string): string {
    const kind = kindOf(disc);
    const group = (['hero', 'monster', 'lord', 'ally'] as const).find((each) => kind in this.facts[each]) ?? 'piece';
    return `${group}-${kind}`;
  }

  family(disc: string): Family {
    const kind = kindOf(disc);
    if (kind in this.facts.hero || kind in this.facts.ally) return 'hero';
    if (kind in this.facts.lord) return 'lord';
    const family = this.facts.monster[kind]?.family ?? '';
    const families = { undead: 'undead', dungeon: 'dungeon', mythology: 'myth', hell: 'hell' } as const;
    return families[family as keyof typeof families] ?? 'plain';
  }

  /** In millimetres. */
  radius(disc: string): number {
    const kind = kindOf(disc);
    const piece = kind in this.facts.hero ? 'hero' : kind in this.facts.lord ? 'lord' : kind;
    const size = this.facts.monster[kind]?.size ?? this.facts.piece[piece]?.size ?? '';
    return (this.facts.size[size]?.diameter ?? 25) / 2;
  }

  /** How a figure fares, as short words: dead, stunned, has acted. The first is the weightiest. */
  states(name: string): { icon: string; said: string }[] {
    const figure = this.table.figures[name];
    if (!figure) return [];
    const inFight = this.table.phase === 'combat' && this.table.round > 0;
    const told: [boolean, string, string][] = [
      [!figure.health, 'dead', 'state-dead'],
      [figure.wall, 'wall', 'state-wall'],
      [figure.petrified, 'stone', 'state-stone'],
      [this.isFrozen(name), 'frozen', 'state-frozen'],
      [!figure.petrified && figure.incapacity !== ABLE, 'stunned', 'state-stunned'],
      [figure.veiled, 'veiled', 'state-veiled'],
      [name === this.acting, 'acting', 'state-acting'],
      [inFight && figure.acted && name !== this.acting, 'check', 'state-acted'],
      [inFight && !figure.acted && figure.incapacity === ABLE && name !== this.acting, 'to-act', 'state-to-act'],
    ];
    const named = { figure: this.called('disc', name) };
    return told.filter(([is]) => is).map(([, icon, key]) => ({ icon, said: say(key, named) })).slice(0, figure.health ? 3 : 1);
  }

  isFrozen(name: string): boolean {
    return Object.values(this.table.spikes ?? {}).includes(name);
  }

  hasActed(name: string): boolean {
    const figure = this.table.figures[name];
    return Boolean(figure?.acted && this.table.phase === 'combat' && name !== this.acting);
  }

  /** A name with all that a screen reader should tell of it. */
  spoken(name: string): string {
    const figure = this.table.figures[name];
    const told = [this.name(name)];
    if (figure && !figure.wall) told.push(say('health-of', { health: figure.health, full: this.fullHealth(figure) }));
    return [...told, ...this.states(name).map(({ said }) => said)].join(', ');
  }

  /** How often a special action or a card can still be used in this room; null where there is no limit. */
  usesLeft(hero: string, what: string): { left: number; uses: number } | null {
    const sheet = this.table.sheets[hero];
    const card = what.includes('/') ? itemOf(this.facts, what) : undefined;
    let uses = card ? card.uses : (this.facts.special[what]?.uses ?? 0);
    if (!uses) return null;
    for (const item of this.cards(hero)) {
      for (const effect of itemOf(this.facts, item)?.effects ?? []) if (effect.do === 'more-uses' && effect.special === what) uses += Number(effect.uses);
    }
    return { left: Math.max(uses - used(sheet, what), 0), uses };
  }

  /** How many cards the Merchant still sells at half price: two, less those that were paid with less than their price. */
  readonly discountsLeft = $derived.by(() => {
    if (this.inMaze) return 0;
    const events = this.link.events.slice(this.link.events.findLastIndex((event) => event.name === 'stall_opened') + 1);
    let paid = 0;
    let left = this.facts.chamber.merchant?.discounted ?? 0;
    for (const { name, data = {} } of events) {
      if (name === 'gold_spent') paid += Number(data.gold);
      if (name !== 'bought') continue;
      if (paid < this.price(String(data.card))) left -= 1;
      paid = 0;
    }
    return left;
  });

  /** The cards before a hero: equipment, and the artefacts that serve the Witch Hunter. */
  cards(hero: string): string[] {
    const artefacts = hero === 'witch-hunter' ? (this.table.artefacts ?? []).map((id) => `artefact/${id}`) : [];
    return [...(this.table.sheets[hero]?.items ?? []), ...artefacts];
  }

  /** How many ice spikes lie ready on the Princess's board. */
  readonly spikesLeft = $derived.by(() => {
    const more = this.cards('ice-princess').flatMap((card) => itemOf(this.facts, card)?.effects ?? []).filter((effect) => effect.do === 'more-pieces').length;
    return OWN_SPIKES + more - Object.keys(this.table.spikes ?? {}).length;
  });

  cardText(card: string): string {
    const [kind = '', id = ''] = card.split('/');
    return this.text(kind, id);
  }

  sheet(hero: string): Sheet | undefined {
    return this.table.sheets[hero];
  }

  // Where the heroes are

  readonly hereCard = $derived.by(() => this.table.places[this.table.here]?.card ?? '');

  cardAt(number: number): string {
    return this.table.places[number]?.card || this.table.face_down?.[number] || '';
  }

  levelAt(number: number): string {
    const card = this.cardAt(number);
    return card ? levelOf(this.facts, card) : (this.table.places[number]?.level ?? '');
  }

  placeIcon(number: number): string {
    const level = this.levelAt(number);
    if (level === 'lair') return `lord-${this.table.lord}`;
    return level in this.facts.chamber ? `chamber-${level}` : level ? `level-${level}` : '';
  }

  get inMaze(): boolean {
    return this.link.options.path === 'labyrinth';
  }

  /** "Room 4 of 7, level 1", or what there is to say in a maze. */
  get whereabouts(): string {
    const { here, places } = this.table;
    const level = here === NOWHERE ? '' : this.levelAt(here);
    const levelSaid = ['0', '1', '2'].includes(level) ? say('room-level', { level: Number(level) }) : '';
    if (here === NOWHERE) return say('room-before');
    if (this.inMaze) return [say('room-maze', { count: places.filter((place) => place.explored).length, rooms: places.length }), levelSaid].filter(Boolean).join(', ');
    const columns = Math.max(...places.map((place) => place.x)) + 1;
    return [say('room-number', { number: (places[here]?.x ?? 0) + 1, rooms: columns }), levelSaid].filter(Boolean).join(', ');
  }

  get roomName(): string {
    if (this.table.here === NOWHERE) return String(this.kit.words.name('lord', this.table.lord));
    if (this.levelAt(this.table.here) === 'lair') return say('lair-of', { lord: this.kit.words.name('lord', this.table.lord).form('of') });
    return String(this.called('card', this.hereCard));
  }

  // Explaining

  attackText(sequence: string[]): string {
    return sequence.map((attack) => String(this.kit.words.name('attack', attack))).join(' → ');
  }

  attackIcon(attack: string): string {
    return markOf(this.facts.attack[attack]).icon;
  }

  explainMonster(kind: string): Explanation {
    const fact = this.facts.monster[kind]!;
    const { words } = this.kit;
    return {
      title: String(words.name('monster', kind)),
      lines: [
        say('monster-sums', { family: words.name('family', fact.family), health: fact.health, gold: fact.gold }),
        say('monster-attacks', { attacks: fact.attacks.map((sequence) => this.attackText(sequence)).join(` ${say('or')} `) }),
        ...fact.abilities.map((ability) => say('named-text', { name: words.name('ability', ability), text: this.text('ability', ability) })),
        fact.reward ? say('monster-reward', { item: words.name('item', fact.reward) }) : '',
      ].filter(Boolean),
    };
  }

  explainLord(kind: string): Explanation {
    const fact = this.facts.lord[kind]!;
    const { words } = this.kit;
    return {
      title: String(words.name('lord', kind)),
      lines: [
        say('lord-sums', { health: this.fullHealth({ role: 'lord', kind } as Figure), monsters: words.name('monster', fact.wandering).form('plural') }),
        ...fact.specials.map((special) => say('named-text', { name: words.name('special', special), text: this.text('special', special) })),
      ],
    };
  }

  explainHero(hero: string): Explanation {
    const fact = this.facts.hero[hero]!;
    const { words } = this.kit;
    return {
      title: String(words.name('hero', hero)),
      lines: [
        ...fact.specials.map((special) => say('named-text', { name: words.name('special', special), text: this.text('special', special) })),
        fact.bonus ? say('bonus-long', { gold: fact.bonus }) : '',
        fact.casts ? say('casts-long', { count: this.table.spells.length }) : '',
        fact.abilities.map((ability) => say('named-text', { name: words.name('ability', ability), text: this.text('ability', ability) })).join(' '),
        ...this.cards(hero).map((card) => say('named-text', { name: this.called('card', card), text: this.cardText(card) })),
      ].filter(Boolean),
    };
  }

  explainAlly(ally: string): Explanation {
    const fact = this.facts.ally[ally]!;
    const text = this.text('item', ally) || this.text('spell', `summon-${ally.replace('summoned-', '')}`);
    return { title: String(this.kit.words.name('ally', ally)), lines: [say('monster-attacks', { attacks: fact.attacks.map((sequence) => this.attackText(sequence)).join(', ') }), text].filter(Boolean) };
  }

  explainDisc(disc: string): Explanation {
    const kind = kindOf(disc);
    const figure = this.table.figures[disc];
    const states = figure ? [say('health-of', { health: figure.health, full: this.fullHealth(figure) }), ...this.states(disc).map(({ said }) => said)].join(', ') : '';
    const told = kind in this.facts.monster ? this.explainMonster(kind) : kind in this.facts.lord ? this.explainLord(kind) : kind in this.facts.hero ? this.explainHero(kind) : kind in this.facts.ally ? this.explainAlly(kind) : { title: '', lines: [] };
    const piece = told.title ? '' : this.text('spell', kind);
    return { title: this.name(disc), lines: [states, ...told.lines, piece].filter(Boolean) };
  }

  explainCard(card: string): Explanation {
    const [kind = '', id = ''] = card.split('/');
    if (kind === 'item') {
      const fact = this.facts.item[id]!;
      const heroes = fact.heroes.filter((hero) => this.table.sheets[hero]).map((hero) => String(this.kit.words.name('hero', hero))).join(', ') || say('nobody-here');
      return { title: String(this.called('card', card)), lines: [say('item-sums', { heroes, price: fact.price }), this.text('item', id)] };
    }
    if (kind === 'artefact') return { title: String(this.called('card', card)), lines: [this.costSaid(id), this.text('artefact', id)] };
    if (kind === 'room') {
      const fact = this.facts.room[id]!;
      const monsters = Object.entries(fact.monsters).map(([monster, count]) => `${count} × ${this.kit.words.name('monster', monster)}`);
      const wandering = this.facts.lord[this.table.lord]?.wandering ?? '';
      if (fact.wandering) monsters.push(`${fact.wandering} × ${this.kit.words.name('monster', wandering)} (${say('wandering')})`);
      return { title: String(this.called('card', card)), lines: [say('room-level', { level: Number(fact.level) }), monsters.join(', '), this.link.options.exits || this.inMaze ? this.exitsSaid(fact.exits) : ''].filter(Boolean) };
    }
    if (kind === 'chamber') {
      const level = levelOf(this.facts, card);
      if (level === 'lair') return this.explainLord(this.table.lord);
      const fact = this.facts.chamber[level]!;
      return { title: String(this.called('card', card)), lines: [say(`chamber-${level}-text`, { shown: fact.shown, discounted: this.inMaze ? 0 : fact.discounted, touch: fact.touch_price, revive: fact.revive_price, offering: fact.offering })] };
    }
    return { title: String(this.called('card', card)), lines: [this.text('ability', id)] };
  }

  /** What an artefact costs, in monsters. */
  costSaid(id: string): string {
    const fact = this.facts.artefact?.[id];
    const families = Object.entries(fact?.cost ?? {}).map(([family, count]) => `${count} × ${this.kit.words.name('family', family)}`);
    return say('artefact-cost', { cost: [...families, ...(fact?.any ? [say('artefact-any', { count: fact.any })] : [])].join(', ') });
  }

  exitsSaid(exits: string): string {
    return say('exits', { exits: [...exits].map((direction) => String(this.kit.words.name('direction', direction))).join(', ') });
  }

  explainPlace(number: number): Explanation {
    const card = this.cardAt(number);
    if (card) return this.explainCard(card);
    const { level } = this.table.places[number]!;
    return { title: String(this.called('place', number)), lines: [level ? say('room-level', { level: Number(level) }) : say('place-hidden')] };
  }

  explainSpell(spell: string): Explanation {
    return { title: String(this.kit.words.name('spell', spell)), lines: [this.text('spell', spell), this.table.spent.includes(spell) ? say('spell-spent') : ''].filter(Boolean) };
  }

  explainSpecial(special: string): Explanation {
    return { title: String(this.kit.words.name('special', special)), lines: [this.text('special', special)] };
  }

  price(card: string, half = false): number {
    const price = this.facts.item[card.slice(5)]?.price ?? 0;
    return half ? halved(price) : price;
  }
}
