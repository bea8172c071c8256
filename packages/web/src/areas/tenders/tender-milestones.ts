import {
  type Milestone,
  type MilestoneKind,
  milestoneKinds,
  type TenderDetail,
} from '@pliego/contract/areas/tender-shapes';

export interface TimelineEntry {
  kind: MilestoneKind;
  milestone: Milestone;
  /** `next` is the first that is still to come. */
  when: 'past' | 'next' | 'future';
}

/**
 * The milestones of a tender in the order in which they happen. Those of one same instant keep the
 * order in which they normally come.
 */
export function timelineOf(fechas: TenderDetail['fechas'], now: number): TimelineEntry[] {
  const given = milestoneKinds.flatMap((kind) => {
    const milestone = fechas[kind];
    return milestone === undefined
      ? []
      : [{ kind, milestone, time: Date.parse(milestone.instante) }];
  });
  const ordered = given.toSorted((one, other) => one.time - other.time);
  const next = ordered.findIndex(({ time }) => time > now);
  return ordered.map(({ kind, milestone, time }, index) => ({
    kind,
    milestone,
    when: time <= now ? 'past' : index === next ? 'next' : 'future',
  }));
}
