import type { TenderEvent } from '@pliego/contract/areas/tender-log';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { type Edit, editsOf } from '../work/edits.ts';
import type { ChangeGroup } from './tender-change-groups.ts';

/** What one observation changed, or one act or edit of the team. */
export type HistoryEntry =
  | { by: 'source'; key: string; at: string; group: ChangeGroup }
  | { by: 'team'; key: string; at: string; edit: Edit<TenderEvent> };

export const historyFilters = ['todo', 'source', 'team'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

const sourceEntry = (group: ChangeGroup): HistoryEntry => ({
  by: 'source',
  key: `source ${group.key}`,
  // A source that gives no date stands where it was read.
  at: group.said.cuando ?? group.said.leida,
  group,
});

const teamEntry = (edit: Edit<TenderEvent>): HistoryEntry => ({
  by: 'team',
  key: `team ${edit[0].id}`,
  at: edit[0].cuando,
  edit,
});

/** Sources and team in one history, the newest first. Each keeps the order it came in. */
export function historyEntries(
  groups: readonly ChangeGroup[],
  events: readonly TenderEvent[],
): HistoryEntry[] {
  const team = editsOf(events, ({ tipo, usuario, cuando }) => ({
    isField: tipo === 'expediente',
    personId: usuario?.id ?? null,
    at: cuando,
  })).map(teamEntry);
  const merged: HistoryEntry[] = [];
  let next = 0;
  for (const entry of groups.map(sourceEntry)) {
    const later = team.slice(next).findIndex(({ at }) => Date.parse(at) < Date.parse(entry.at));
    const end = later === -1 ? team.length : next + later;
    merged.push(...team.slice(next, end), entry);
    next = end;
  }
  return [...merged, ...team.slice(next)];
}

export interface HistoryDay {
  /** In Chile's calendar: `2026-11-23`. */
  day: string;
  entries: HistoryEntry[];
}

/** Consecutive entries of the same day under one heading. */
export function historyDays(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    const day = santiagoDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
