import { allowedMoves, type Stage, stages } from '@pliego/contract/rules/work-stages';
import type { Place } from './place.ts';

/** A card that the keyboard has lifted: where it comes from, and where it would be put down. */
export interface Carried {
  id: number;
  lane: string;
  from: Stage;
  /** Its place before, among the other cards of its column. */
  start: number;
  stage: Stage;
  /** How many of the other cards of the column lie above it. */
  index: number;
}

/** The cards of a column of the lane, without the carried one, from top to bottom. */
export type OthersIn = (stage: Stage) => readonly number[];

export type CarryStep = 'up' | 'down' | 'first' | 'last' | 'before' | 'after';

/** Whether a stage takes a card of another one, or of itself. */
export function mayTake(stage: Stage, from: Stage): boolean {
  return stage === from || allowedMoves(from).includes(stage);
}

/** Where the card is after a step. Columns that may not take it are passed over; at an end it stays. */
export function carriedTo(carried: Carried, step: CarryStep, othersIn: OthersIn): Carried {
  const { stage, index, from } = carried;
  const count = othersIn(stage).length;
  const at = (place: number): Carried => ({
    ...carried,
    index: Math.min(Math.max(place, 0), count),
  });
  if (step === 'up') return at(index - 1);
  if (step === 'down') return at(index + 1);
  if (step === 'first') return at(0);
  if (step === 'last') return at(count);
  const here = stages.indexOf(stage);
  const next =
    step === 'after'
      ? stages.find((one, place) => place > here && mayTake(one, from))
      : stages.findLast((one, place) => place < here && mayTake(one, from));
  if (next === undefined) return carried;
  const room = othersIn(next).length;
  return { ...carried, stage: next, index: next === from ? carried.start : Math.min(index, room) };
}

/** Whether putting it down changes nothing. */
export function isUnmoved({ from, start, stage, index }: Carried): boolean {
  return stage === from && index === start;
}

/** Between which cards it is put down; undefined where the column has no other. */
export function placeOfCarried({ stage, index }: Carried, othersIn: OthersIn): Place | undefined {
  const others = othersIn(stage);
  if (others.length === 0) return undefined;
  return { tras: others[index - 1] ?? null, ante: others[index] ?? null };
}
