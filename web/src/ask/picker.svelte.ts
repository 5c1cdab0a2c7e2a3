// Answering by touching things. An option is done to things on the table: a tile, a die and a line, a card and a fighter.
// Pressing one leaves the options it takes part in; when one is left, or all things of one were pressed, it is the answer.
// Where that is too quick, because what is done cannot be undone, a game asks for all things of an option (`whole`).
// Nothing here knows a rule: it is given the options, and the things that each of them names.
import type { ChoiceSeen, DecisionSeen, OptionSeen } from '../game';

/** The name of something that can be pressed, such as `tile:3` or `line:2/4`. */
export type Thing = string;

/** The things of an option: one of each group must be pressed. An option without things is a plain button. */
export type Parts = (decision: ChoiceSeen, option: OptionSeen) => Thing[][];

interface Offer {
  option: OptionSeen;
  parts: Thing[][];
}

export class Picker {
  held = $state.raw<Thing[]>([]);
  /** The ids picked so far, where several are asked for. */
  chosen = $state.raw<string[]>([]);
  /** What the reader tried, and may not: shown with its rule. */
  refused = $state.raw<OptionSeen | null>(null);

  private readonly offers = $derived.by(() => this.offered((choice) => choice.options));
  private readonly refusals = $derived.by(() => this.offered((choice) => choice.refused));
  private readonly candidates = $derived(matching(this.offers, this.held));
  private readonly open = $derived(things(this.candidates));
  private readonly shut = $derived(things(matching(this.refusals, this.held)));

  readonly buttons = $derived(this.offers.filter((offer) => !offer.parts.length).map((offer) => offer.option));
  /** What is done to nothing on the table, and may not be done now: a button that says why. */
  readonly barred = $derived(this.refusals.filter((offer) => !offer.parts.length).map((offer) => offer.option));
  /** What is still possible with the things held: a few options to choose from by name. */
  readonly left = $derived(this.held.length ? this.candidates.map((offer) => offer.option) : []);
  /** Something on the table can be pressed: what merely goes on is then not the obvious next step. */
  readonly touchable = $derived(this.open.size > 0);
  readonly many = $derived(this.choice !== null && this.choice.most > 1);
  readonly enough = $derived(this.choice !== null && this.chosen.length >= this.choice.least);

  constructor(
    private readonly decision: () => DecisionSeen | null,
    private readonly parts: Parts,
    private readonly answer: (ids: string | string[]) => void,
    private readonly whole: () => boolean = () => false,
  ) {}

  get choice(): ChoiceSeen | null {
    const decision = this.decision();
    return decision?.type === 'choice' ? decision : null;
  }

  isLive(thing: Thing): boolean {
    return this.open.has(thing);
  }

  isRefused(thing: Thing): boolean {
    return !this.open.has(thing) && this.shut.has(thing);
  }

  isHeld(thing: Thing): boolean {
    return this.held.includes(thing) || this.offers.some((offer) => this.chosen.includes(offer.option.id) && has(offer, thing));
  }

  /** All things that the options name, of one kind: what a tray has to show. */
  named(kind: string): Thing[] {
    const found = this.offers.flatMap((offer) => offer.parts.flat()).filter((thing) => thing.startsWith(`${kind}:`));
    return [...new Set(found)];
  }

  press(thing: Thing): void {
    this.refused = null;
    if (this.many) {
      this.toggle(thing);
      return;
    }
    if (this.held.includes(thing)) {
      this.held = this.held.filter((other) => other !== thing);
      return;
    }
    for (const held of [[...this.held, thing], [...this.held.slice(0, -1), thing], [thing]]) {
      const left = matching(this.offers, held);
      if (left.length) {
        this.hold(held, left);
        return;
      }
    }
    const all = [...this.held, thing];
    const refusal = matching(this.refusals, all).find((offer) => isWhole(offer, all)) ?? matching(this.refusals, all)[0];
    this.refused = refusal?.option ?? null;
  }

  take(option: OptionSeen): void {
    this.reset();
    this.answer(option.id);
  }

  confirm(): void {
    const ids = this.chosen;
    this.reset();
    this.answer(ids);
  }

  reset(): void {
    this.held = [];
    this.chosen = [];
    this.refused = null;
  }

  private hold(held: Thing[], left: Offer[]): void {
    const whole = left.filter((offer) => isWhole(offer, held));
    const sure = whole.length === 1 ? whole[0] : left.length === 1 && !this.whole() ? left[0] : undefined;
    if (sure) this.take(sure.option);
    else this.held = held;
  }

  private toggle(thing: Thing): void {
    const offer = this.offers.find((each) => has(each, thing));
    if (!offer || !this.choice) return;
    const { id } = offer.option;
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((other) => other !== id);
    else if (this.chosen.length < this.choice.most) this.chosen = [...this.chosen, id];
  }

  private offered(pick: (choice: ChoiceSeen) => OptionSeen[]): Offer[] {
    const choice = this.choice;
    return choice ? pick(choice).map((option) => ({ option, parts: this.parts(choice, option) })) : [];
  }
}

function has(offer: Offer, thing: Thing): boolean {
  return offer.parts.some((part) => part.includes(thing));
}

function isWhole(offer: Offer, held: Thing[]): boolean {
  return offer.parts.every((part) => part.some((thing) => held.includes(thing)));
}

function matching(offers: Offer[], held: Thing[]): Offer[] {
  return offers.filter((offer) => offer.parts.length > 0 && held.every((thing) => has(offer, thing)));
}

function things(offers: Offer[]): Set<Thing> {
  return new Set(offers.flatMap((offer) => offer.parts.flat()));
}
