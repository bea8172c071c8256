import {
  type Milestone,
  type MilestoneKind,
  milestoneKinds,
  type TenderDetail,
} from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';

export interface TimelineEntry {
  kind: MilestoneKind;
  milestone: Milestone;
  /** `next` is the first still to come; `void` is one that was cancelled, or moved from that day. */
  when: 'past' | 'next' | 'future' | 'void';
}

/** In these states what was planned for later does not happen, or waits without a date. */
export function isStopped(state: StateClass): boolean {
  return state === 'desierta' || state === 'revocada' || state === 'suspendida';
}

/**
 * The milestones of a tender in the order in which they happen. Those of one same instant keep the
 * order in which they normally come.
 */
export function timelineOf(
  fechas: TenderDetail['fechas'],
  state: StateClass,
  now: number,
): TimelineEntry[] {
  const given = milestoneKinds.flatMap((kind) => {
    const milestone = fechas[kind];
    return milestone === undefined
      ? []
      : [{ kind, milestone, time: Date.parse(milestone.instante) }];
  });
  const ordered = given.toSorted((one, other) => one.time - other.time);
  const next = ordered.findIndex(({ time }) => time > now);
  const whenOf = (time: number, index: number): TimelineEntry['when'] => {
    if (time <= now) return 'past';
    if (isStopped(state)) return 'void';
    return index === next ? 'next' : 'future';
  };
  return ordered.map(({ kind, milestone, time }, index) => ({
    kind,
    milestone,
    when: whenOf(time, index),
  }));
}
