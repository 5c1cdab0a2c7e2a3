// Catacombs at this table: the state with its types, what is known from the book, and which screen the moment asks for.
import type { Picker } from '../../ask/picker.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import { reasonsOf } from '../../explain/sum';
import { MM, type Family } from '../../flick/shape';
import type { Link } from '../../link.svelte';
import { say } from './words';
import type { Name } from '../../name';
import type { Sum } from '../../wire';
import type { Kit } from '../kit';
import { markOf } from './shots';
import { kindAndId, kindOf, levelOf, NOWHERE, type Facts, type Sheet } from './table';
import { factsOf, shownOf, stateOf, type Blow, type Power, type Track } from './types';

export type Scene = 'board' | 'map' | 'draft' | 'story' | 'merchant' | 'healer' | 'camp' | 'muster' | 'altar' | 'trophies';

const SCENES: Record<string, Scene> = {
  accept_story: 'story', choose_hero: 'draft', build_maze: 'map', exchange_card: 'map', choose_room: 'map', choose_way: 'map',
  activate_artefact: 'trophies', pay_trophy: 'trophies', muster: 'muster', camp: 'camp', share_rest: 'camp', take_back_spells: 'camp', buy: 'merchant', bargain: 'merchant', heal: 'healer',
};

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  readonly shown = $derived.by(() => shownOf(this.link));
  readonly heroes = $derived.by(() => Object.keys(this.table.sheets).toSorted((a, b) => (this.facts.hero[a]?.number ?? 0) - (this.facts.hero[b]?.number ?? 0)));
  readonly foes = $derived.by(() => Object.entries(this.table.figures).flatMap(([name, figure]) => (figure.role === 'monster' || figure.role === 'lord' ? [name] : [])));
  /** What is being asked of somebody, whoever it is. */
  readonly kind = $derived.by(() => this.link.decision?.kind ?? this.link.awaited.find((each) => !each.done)?.kind ?? '');
  /** Whoever acts. */
  readonly acting = $derived.by(() => this.shown.acting);
  readonly scene = $derived.by((): Scene => {
    const { phase } = this.table;
    const scene = SCENES[this.kind];
    if (scene) return scene;
    if (phase === 'merchant' || phase === 'healer' || phase === 'altar') return phase;
    return phase === 'installation' || phase === 'combat' ? 'board' : 'map';
  });
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
    return this.link.seat === this.table.overseer;
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

  health(name: string): Track {
    return this.shown.figures[name]?.health ?? { now: 0, most: { total: 0 } };
  }

  is(name: string, mark: string): boolean {
    return this.shown.figures[name]?.marks?.includes(mark) ?? false;
  }

  private healthSaid(name: string): string {
    const { now, most } = this.health(name);
    return say('health-of', { health: now, full: most.total });
  }

  /** Why a number is not what is printed, as a line of an explanation. */
  sumSaid(sum: Sum | null | undefined): string {
    return sum ? reasonsOf(this.kit.words, '', sum).trim() : '';
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
    return (this.shown.radii[kind] ?? 0) / MM;
  }

  /** How a figure fares, as short words: dead, stunned, has acted. The first is the weightiest. */
  states(name: string): { icon: string; said: string }[] {
    const figure = this.table.figures[name];
    if (!figure) return [];
    const isActing = name === this.acting;
    const told: [boolean, string, string][] = [
      [this.is(name, 'dead'), 'dead', 'state-dead'],
      [this.is(name, 'wall'), 'wall', 'state-wall'],
      [this.is(name, 'stone'), 'stone', 'state-stone'],
      [this.is(name, 'frozen'), 'frozen', 'state-frozen'],
      [this.is(name, 'down'), 'stunned', 'state-stunned'],
      [this.is(name, 'veiled'), 'veiled', 'state-veiled'],
      [this.is(name, 'suppressed'), 'ability-suppression', 'state-suppressed'],
      [isActing, 'acting', 'state-acting'],
      [this.is(name, 'acted') && !isActing, 'check', 'state-acted'],
      [this.is(name, 'ready') && !isActing, 'to-act', 'state-to-act'],
    ];
    const named = { figure: this.called('disc', name) };
    return told.filter(([is]) => is).map(([, icon, key]) => ({ icon, said: say(key, named) })).slice(0, figure.health ? 3 : 1);
  }

  hasActed(name: string): boolean {
    return this.is(name, 'acted') && name !== this.acting;
  }

  /** A name with all that a screen reader should tell of it. */
  spoken(name: string): string {
    const told = [this.name(name)];
    if (this.shown.figures[name] && !this.is(name, 'wall')) told.push(this.healthSaid(name));
    return [...told, ...this.states(name).map(({ said }) => said)].join(', ');
  }

  /** A special action, a spell or a card of a figure: `special:bow`, `spell:haste`, `card:item/map`. */
  power(figure: string, thing: string): Power | undefined {
    return this.shown.heroes[figure]?.powers[thing] ?? this.shown.figures[figure]?.powers?.[thing];
  }

  /** What a use costs now. */
  costOf(power: Power | undefined): string {
    const { magic = 0, health = 0 } = power ?? {};
    return magic || health ? say('costs-magic', { magic, health }) : '';
  }

  /** How often something can still be used in this room; nothing where there is no limit. */
  usesSaid(power: Power | undefined): string {
    return power?.uses ? say('uses-left', { left: power.left ?? 0, uses: power.uses.total }) : '';
  }

  /** The cards before a hero: equipment, and the artefacts that serve the Witch Hunter. */
  cards(hero: string): readonly string[] {
    return this.shown.heroes[hero]?.cards ?? [];
  }

  cardText(card: string): string {
    const [kind, id] = kindAndId(card);
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
    const { here } = this.table;
    const { number, rooms } = this.shown.progress;
    const level = here === NOWHERE ? '' : this.levelAt(here);
    const levelSaid = ['0', '1', '2'].includes(level) ? say('room-level', { level: Number(level) }) : '';
    if (here === NOWHERE) return say('room-before');
    if (this.inMaze) return [say('room-maze', { count: number, rooms }), levelSaid].filter(Boolean).join(', ');
    return [say('room-number', { number, rooms }), levelSaid].filter(Boolean).join(', ');
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
        say('lord-sums', { health: kind === this.table.lord ? this.shown.lord.most.total : fact.health, monsters: words.name('monster', fact.wandering).form('plural') }),
        kind === this.table.lord ? this.sumSaid(this.shown.lord.most) : '',
        ...fact.specials.map((special) => say('named-text', { name: words.name('special', special), text: this.text('special', special) })),
      ].filter(Boolean),
    };
  }

  explainHero(hero: string): Explanation {
    const fact = this.facts.hero[hero]!;
    const { bonus } = this.shown.heroes[hero] ?? {};
    const { words } = this.kit;
    return {
      title: String(words.name('hero', hero)),
      lines: [
        ...fact.specials.map((special) => say('named-text', { name: words.name('special', special), text: this.text('special', special) })),
        bonus ? say('bonus-long', { gold: bonus }) : '',
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
    const figure = this.shown.figures[disc];
    const states = figure ? [this.healthSaid(disc), ...this.states(disc).map(({ said }) => said)].join(', ') : '';
    const told = kind in this.facts.monster ? this.explainMonster(kind) : kind in this.facts.lord ? this.explainLord(kind) : kind in this.facts.hero ? this.explainHero(kind) : kind in this.facts.ally ? this.explainAlly(kind) : { title: '', lines: [] };
    const piece = told.title ? '' : this.text('spell', kind);
    const attacks = this.attacksNow(disc, kind);
    const barred = Object.entries(figure?.powers ?? {}).flatMap(([thing, { rule }]) => (rule ? [say('named-text', { name: this.kit.words.name('special', thing.slice('special:'.length)), text: say('not-now-why', { why: this.ruleText(rule) }) })] : []));
    return { title: this.name(disc), lines: [states, ...this.blowsOn(disc), attacks, ...told.lines, ...barred, piece].filter(Boolean) };
  }

  /** A card; before a hero, with what is left of it. */
  explainCard(card: string, owner = ''): Explanation {
    const [kind, id] = kindAndId(card);
    if (kind === 'item') {
      const fact = this.facts.item[id]!;
      const heroes = fact.heroes.filter((hero) => this.table.sheets[hero]).map((hero) => String(this.kit.words.name('hero', hero))).join(', ') || say('nobody-here');
      return { title: String(this.called('card', card)), lines: [say('item-sums', { heroes, price: this.shown.stall[card]?.least ?? fact.price }), this.text('item', id), ...(owner ? this.powerSaid(owner, `card:${card}`) : [])] };
    }
    if (kind === 'artefact') return { title: String(this.called('card', card)), lines: [this.costSaid(id), this.text('artefact', id), ...(owner ? this.powerSaid(owner, `card:${card}`) : [])].filter(Boolean) };
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
      return { title: String(this.called('card', card)), lines: [say(`chamber-${level}-text`, { shown: fact.shown, discounted: this.shown.discounts, touch: fact.touch_price, revive: fact.revive_price, offering: fact.offering })] };
    }
    return { title: String(this.called('card', card)), lines: [this.text('ability', id)] };
  }

  /** What an artefact costs, in monsters. */
  costSaid(id: string): string {
    const cost = this.shown.artefacts?.[id];
    if (!cost) return '';
    const families = Object.entries(cost.families).map(([family, count]) => `${count} × ${this.kit.words.name('family', family)}`);
    const told = say('artefact-cost', { cost: [...families, ...(cost.any.total ? [say('artefact-any', { count: cost.any.total })] : [])].join(', ') });
    return [told, this.sumSaid(cost.any)].filter(Boolean).join(' ');
  }

  exitsSaid(exits: string): string {
    return say('exits', { exits: [...exits].map((direction) => String(this.kit.words.name('direction', direction))).join(', ') });
  }

  explainPlace(number: number): Explanation {
    const card = this.cardAt(number);
    const crowd = Object.entries(this.shown.crowds[number] ?? {}).map(([kind, count]) => `${count} × ${this.kit.words.name('monster', kind)}`);
    if (card) {
      const { title, lines } = this.explainCard(card);
      return { title, lines: [...lines, crowd.length ? say('crowd', { monsters: crowd.join(', ') }) : ''].filter(Boolean) };
    }
    const { level } = this.table.places[number]!;
    return { title: String(this.called('place', number)), lines: [level ? say('room-level', { level: Number(level) }) : say('place-hidden')] };
  }

  explainSpell(spell: string): Explanation {
    return { title: String(this.kit.words.name('spell', spell)), lines: [this.text('spell', spell), this.table.spent.includes(spell) ? say('spell-spent') : ''].filter(Boolean) };
  }

  explainSpecial(hero: string, special: string): Explanation {
    const thing = `special:${special}`;
    return { title: String(this.kit.words.name('special', special)), lines: [this.text('special', special), ...this.powerSaid(hero, thing)] };
  }

  /** What something costs, how often it can still be used and why so often, and why it cannot now. */
  private powerSaid(hero: string, thing: string): string[] {
    const power = this.power(hero, thing);
    const { rage } = this.shown.heroes[hero]?.tracks ?? {};
    return [
      this.usesSaid(power),
      this.sumSaid(power?.uses),
      power?.rage && rage ? say('rage-of', { rage: rage.now, most: rage.most.total }) : '',
      this.costOf(power),
      ...(hero === this.acting ? this.blowsBy(power?.attacks ?? []) : []),
      power?.rule ? say('not-now-why', { why: this.ruleText(power.rule) }) : '',
    ].filter(Boolean);
  }

  private ruleText(rule: string): string {
    return this.kit.book.rules.find(({ id }) => id === rule)?.text ?? '';
  }

  explainTrack(hero: string, track: 'armour' | 'spikes', title: string, text: string): Explanation {
    const found = this.shown.heroes[hero]?.tracks[track];
    return { title, lines: [text, found ? say('track-of', { now: found.now, most: found.most.total }) : '', this.sumSaid(found?.most)].filter(Boolean) };
  }

  // What attacks would do

  /** The attacks a figure may choose now, where they are not those on its card. */
  private attacksNow(disc: string, kind: string): string {
    const now = this.shown.figures[disc]?.attacks;
    const printed = this.facts.monster[kind]?.attacks ?? this.facts.ally[kind]?.attacks;
    if (!now || !printed || String(now) === String(printed)) return '';
    return now.length ? say('attacks-now', { attacks: now.map((sequence) => this.attackText(sequence)).join(` ${say('or')} `) }) : say('attacks-none');
  }

  /** What the figure that acts would do to a disc that it strikes, attack by attack. */
  blowsOn(disc: string): string[] {
    return Object.entries(this.shown.blows).flatMap(([attack, targets]) => {
      const blow = targets[disc];
      return blow ? [say('blow-with', { attack: this.kit.words.name('attack', attack), blow: this.blowSaid(blow) })] : [];
    });
  }

  /** What an attack would do here: once for all where it is the same, else target by target. */
  blowsBy(attacks: readonly string[]): string[] {
    return [...new Set(attacks)].flatMap((attack) => {
      const alike = new Map<string, string[]>();
      for (const [target, blow] of Object.entries(this.shown.blows[attack] ?? {})) {
        const said = this.blowSaid(blow);
        alike.set(said, [...(alike.get(said) ?? []), target]);
      }
      if (alike.size === 1) return [say('blow-any', { blow: [...alike.keys()][0]! })];
      return [...alike].map(([blow, targets]) => say('blow-on', { target: this.kit.words.joined(targets.map((target) => this.called('disc', target))), blow }));
    });
  }

  private blowSaid({ damage, left, rule }: Blow): string {
    if (!damage.total) return say('blow-none', { why: rule ? this.ruleText(rule) : '' });
    return [say('blow-damage', { damage: damage.total, left }), this.sumSaid(damage)].filter(Boolean).join(' · ');
  }
}
