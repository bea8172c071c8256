import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { instantFromSantiago } from '@pliego/contract/rules/santiago-time';
import { instantFromIso, instantFromPortal, milestoneOf, unknownInstant } from '../instants.ts';
import type { Json } from '../notice.ts';
import { textOf } from '../read-json.ts';

/*
 * The zones of Compra Ágil (formats.md §4.1, domain.md trap 9). One object of the API v2 holds three ways
 * to write an instant:
 *
 * - `2026-07-14 18:37`, wall time of Santiago;
 * - closings with a Z that is false: they show the very clock of the former;
 * - `fecha_ultimo_cambio` with a Z that is documented as true. In the only answers at hand, 500 of
 *   500, it too shows the wall clock.
 *
 * The search service of the supplier site writes `+00:00` and means it.
 */

/** A date of the API v2 as wall time of Santiago, whether or not it claims to be UTC. */
export function wallMilestone(value: Json | undefined): Milestone | null {
  const original = textOf(value);
  if (original === null) return null;
  const wall = original.replace(/Z$/i, '');
  const instante = instantFromSantiago(wall) === null ? null : instantFromPortal(wall);
  return instante === null ? null : milestoneOf(instante, original);
}

/** A date that gives its zone and means it. */
export function zonedMilestone(value: Json | undefined): Milestone | null {
  const original = textOf(value);
  const instante = original === null ? null : instantFromPortal(original);
  return original === null || instante === null ? null : milestoneOf(instante, original);
}

/**
 * When an item of the API v2 was true: its last change, by the Z that is documented; but never before
 * it was published, which is where a false Z would put it. The rule never puts a later change before
 * an earlier one, and never one in the future, whichever way the Z is meant.
 */
export function lastChange(value: Json | undefined, published: Milestone | null): string | null {
  const changed = instantFromIso(textOf(value) ?? '');
  const since = published?.instante ?? null;
  if (changed === null || since === null) return changed ?? since;
  return changed > since ? changed : since;
}

/** The latest of some dates that are known to have passed: a lower bound of when a notice was true. */
export function provenInstant(passed: readonly (Milestone | null)[]): string {
  return passed.reduce(
    (latest, date) => (date !== null && date.instante > latest ? date.instante : latest),
    unknownInstant,
  );
}
