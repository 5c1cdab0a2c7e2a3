// The messages as the page uses them: what the server leaves out because it is the usual, is there.
import type * as wire from './wire';

export type { Awaited, ChatSeen, EventSeen, FlickSeen, PlaceSeen, SeatSeen } from './wire';

export type Subjects = NonNullable<wire.OptionSeen['subjects']>;

export interface OptionSeen extends wire.OptionSeen {
  subjects: Subjects;
}

export interface ChoiceSeen extends wire.ChoiceSeen {
  options: OptionSeen[];
  refused: OptionSeen[];
  about: Subjects;
  least: number;
  most: number;
}

export type DecisionSeen = ChoiceSeen | wire.PlaceSeen | wire.FlickSeen;

export function filled(decision: wire.ChoiceSeen | wire.PlaceSeen | wire.FlickSeen | null | undefined): DecisionSeen | null {
  if (!decision) return null;
  if (decision.type !== 'choice') return decision;
  const whole = (options: wire.OptionSeen[]) => options.map((option) => ({ ...option, subjects: option.subjects ?? {} }));
  return {
    ...decision,
    options: whole(decision.options),
    refused: whole(decision.refused ?? []),
    about: decision.about ?? {},
    least: decision.least ?? 1,
    most: decision.most ?? 1,
  };
}
