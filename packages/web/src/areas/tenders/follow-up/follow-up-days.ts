import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { severities } from '@pliego/contract/rules/change-severity';
import { type Edit, type EditPart, editsOf } from '../work/edits.ts';

export type PortalRow = Extract<FollowUpRow, { clase: 'portal' }>;
export type TeamRow = Extract<FollowUpRow, { clase: 'equipo' }>;

/** What happened to one tender on one day. */
export interface TenderGroup {
  tender: FollowUpRow['licitacion'];
  rows: FollowUpRow[];
}

export interface FollowUpDay {
  day: string;
  count: number;
  tenders: TenderGroup[];
}

/** Rows by day and tender; days and rows newest first, tenders by their newest row. */
export function daysOf(rows: readonly FollowUpRow[]): FollowUpDay[] {
  const days = new Map<string, Map<number, TenderGroup>>();
  for (const row of rows) {
    const day = days.get(row.dia) ?? new Map<number, TenderGroup>();
    days.set(row.dia, day);
    const group = day.get(row.licitacion.id) ?? { tender: row.licitacion, rows: [] };
    day.set(row.licitacion.id, group);
    group.rows.push(row);
  }
  return [...days].map(([day, groups]) => {
    const tenders = [...groups.values()];
    return { day, tenders, count: tenders.reduce((sum, group) => sum + group.rows.length, 0) };
  });
}

/** A change of the portal, or an act or edit of the team. */
export type ShownRow =
  | { clase: 'portal'; row: PortalRow }
  | { clase: 'equipo'; edit: Edit<TeamRow> };

const gravestFirst = (one: PortalRow, other: PortalRow): number =>
  severities.indexOf(one.gravedad) - severities.indexOf(other.gravedad);

/**
 * The rows of a group as they are shown: those of one edit together, where nothing else happened in between, and of what a source said at
 * one moment the gravest first.
 */
export function shownRows(rows: readonly FollowUpRow[]): ShownRow[] {
  const shown: ShownRow[] = [];
  let acts: TeamRow[] = [];
  let said: PortalRow[] = [];
  const tellSaid = () => {
    for (const row of said.toSorted(gravestFirst)) shown.push({ clase: 'portal', row });
    said = [];
  };
  const tellActs = () => {
    for (const edit of editsOf(acts, partOf)) shown.push({ clase: 'equipo', edit });
    acts = [];
  };
  for (const row of rows) {
    if (row.clase === 'equipo') {
      tellSaid();
      acts.push(row);
    } else {
      tellActs();
      if (said[0]?.cuando !== row.cuando) tellSaid();
      said.push(row);
    }
  }
  tellActs();
  tellSaid();
  return shown;
}

const partOf = ({ tipo, quien, cuando }: TeamRow): EditPart => ({
  isField: tipo === 'expediente',
  personId: quien?.id ?? null,
  at: cuando,
});

/** When a row became known to us: what a source said counts from when it was read. */
export const knownAt = (row: FollowUpRow): string =>
  row.clase === 'portal' ? row.leida : row.cuando;

/** The first day of which nothing is new since a visit; undefined where all or nothing is. */
export function lastSeenDay(
  days: readonly FollowUpDay[],
  visitedAt: string | null,
): string | undefined {
  if (visitedAt === null) return undefined;
  const isNew = ({ tenders }: FollowUpDay) =>
    tenders.some(({ rows }) => rows.some((row) => knownAt(row) > visitedAt));
  const seen = days.findIndex((day) => !isNew(day));
  return seen <= 0 ? undefined : days[seen]?.day;
}

/** A window that ends on a day; one before its beginning makes it that day alone, as no window ends before it begins. */
export function endingOn(
  day: string | null,
  desde: string,
): { hasta: string | undefined; desde?: string } {
  return day !== null && day < desde ? { desde: day, hasta: day } : { hasta: day ?? undefined };
}
