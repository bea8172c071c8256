import type { FollowUpQuery } from '@pliego/contract/areas/follow-up';
import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import type { EventFacts, EventType } from '@pliego/contract/areas/tender-log';
import type { Severity } from '@pliego/contract/rules/change-severity';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import type { Place } from './cursor.ts';
import type { Window } from './window.ts';

/** Acts of the team by which the work on a tender takes another course. */
const importantEvents = ['etapa', 'asignacion', 'propuesta', 'decision'] satisfies EventType[];

const listOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Which facets narrow what is asked for. */
export type Facet = 'clase' | 'gravedad' | 'persona' | 'campo';

/** A follower of a tender, whom the query asks for. */
function isFollowed({ companyId, userId }: Caller, { sigue, licitacion }: FollowUpQuery): SQL {
  const by = sigue === 'yo' ? sql`and f.user_id = ${userId}` : sql``;
  const of = licitacion === undefined ? sql`` : sql`and f.tender_id = ${licitacion}`;
  return sql`f.company_id = ${companyId} and f.is_following ${by} ${of}`;
}

/** Discarded tenders: read once, where a look at each row would go through all of them every time. */
const discardedTenders = ({ companyId }: Caller): SQL =>
  sql`discarded as materialized (select w.tender_id from tender_work w
    where w.company_id = ${companyId} and w.stage = 'descartada')`;

/** They are shown only where one is asked for by its number. */
const isKept = ({ licitacion }: FollowUpQuery): SQL =>
  licitacion === undefined
    ? sql`(s.tender_id in (select tender_id from discarded)) is not true`
    : sql`true`;

/**
 * The tenders that are followed. Only a tender that the company sees can be followed; acts on one that it no longer
 * sees, since its own import was undone, are counted and not listed.
 */
const followedTenders = (caller: Caller, query: FollowUpQuery): SQL =>
  sql`followed as materialized (select f.tender_id from tender_followers f where ${isFollowed(caller, query)})`;

/** Looked up row by row, not joined: the planner does not know how many are followed, and would look each of them up. */
const amongFollowed = sql`(s.tender_id in (select tender_id from followed)) is true`;

const within = (column: SQL, { from, until }: Window): SQL =>
  until === null
    ? sql`${column} >= ${from.toISOString()}::timestamptz`
    : sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;

/** Where what happened is stored, in the columns that both kinds have in common. */
interface Source {
  kind: 'portal' | 'equipo';
  from: SQL;
  at: SQL;
  severity: SQL;
  actor: SQL;
  field: SQL;
}

const sources: readonly Source[] = [
  {
    kind: 'portal',
    from: sql`followed_changes s`,
    at: sql`s.happened_at`,
    severity: sql`s.severity`,
    actor: sql`null::int`,
    field: sql`s.field`,
  },
  {
    kind: 'equipo',
    from: sql`events s`,
    at: sql`s.at`,
    severity: sql`case when s.type in (${listOf(importantEvents)}) then 'importante' else 'leve' end`,
    actor: sql`s.actor_id`,
    field: sql`null::text`,
  },
];

/** What of a source happened to followed tenders in the window. That a tender became known is no change of it. */
function happenedIn(
  { kind, from, at, severity, actor, field }: Source,
  { companyId }: Caller,
  { query, window, followed }: { query: FollowUpQuery; window: Window; followed: SQL },
): SQL {
  const isChange = kind === 'portal' ? sql`and s.field <> 'licitacion'` : sql``;
  return sql`select ${sql.raw(`'${kind}'::text`)} as kind, s.id, s.tender_id, ${at} as at, ${severity} as severity,
      ${actor} as actor, ${field} as field
    from ${from}
    where s.company_id = ${companyId} and ${within(at, window)} ${isChange}
      and ${isKept(query)} and ${followed}`;
}

const both = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** What a query chooses, by the columns of `happenedIn` or of a source. */
function chosen(
  query: FollowUpQuery,
  { kind, severity, actor, field }: Record<'kind' | 'severity' | 'actor' | 'field', SQL>,
): SQL {
  const conditions = [sql`true`];
  const add = (column: SQL, values: readonly (string | number)[] | undefined): void => {
    if (values === undefined) return;
    conditions.push(values.length === 0 ? sql`false` : sql`${column} in (${listOf(values)})`);
  };
  add(kind, query.clase);
  add(severity, query.gravedad);
  add(actor, query.persona);
  add(field, query.campo);
  return sql.join(conditions, sql` and `);
}

const happenedColumns = {
  kind: sql`kind`,
  severity: sql`severity`,
  actor: sql`actor`,
  field: sql`field`,
};

/** How many rows of the window are alike in what facets count by. */
export interface Tally {
  kind: 'portal' | 'equipo';
  severity: Severity;
  actor: number | null;
  field: ChangedField | null;
  /** The start of an hour, in seconds since 1970: the day in Santiago is worked out by the rule. */
  hour: number;
  total: number;
}

/** All that happened in the window, counted, and how many tenders what is chosen is about. */
export async function talliesOf(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery,
  window: Window,
): Promise<{ tallies: Tally[]; tenders: number }> {
  const rows = await rowsOf<Omit<Tally, 'kind'> & { kind: Tally['kind'] | null }>(
    tx,
    sql`with ${discardedTenders(caller)}, ${followedTenders(caller, query)},
        happened as materialized (${both(
          sources.map((source) =>
            happenedIn(source, caller, { query, window, followed: amongFollowed }),
          ),
        )}),
        counted as (select kind, severity, actor, field, date_bin('1 hour', at, '2000-01-01Z') as hour,
          count(*)::int as total from happened group by 1, 2, 3, 4, 5)
      select kind, severity, actor, field, extract(epoch from hour)::int as hour, total from counted
      union all
      select null, null, null, null, 0, count(*)::int
        from (select distinct tender_id from happened where ${chosen(query, happenedColumns)}) tenders`,
  );
  const tallies = rows.flatMap(({ kind, ...row }) => (kind === null ? [] : [{ kind, ...row }]));
  return { tallies, tenders: rows.find(({ kind }) => kind === null)?.total ?? 0 };
}

export interface FollowedRow {
  kind: 'portal' | 'equipo';
  id: number;
  tenderId: number;
  at: string;
  severity: Severity;
  /** Null where the company no longer sees the tender, as is the title: the row has its place in the order all the same. */
  code: string | null;
  title: string | null;
  stage: Stage | null;
  assigneeId: number | null;
  closesAt: string | null;
  closesOn: string | null;
  /** Of a change of the portal. */
  field: ChangedField | null;
  detail: string | null;
  valueBefore: ChangeValue | null;
  valueAfter: ChangeValue | null;
  readAt: string | null;
  source: string | null;
  /** Of an act of the team. */
  type: EventType | null;
  namesBefore: string[] | null;
  namesAfter: string[] | null;
  facts: EventFacts | null;
  actorId: number | null;
  actorName: string | null;
}

/**
 * What a company follows is most of what happens to it: each row is looked up in the order of the index, up to the limit. What one
 * person follows, or one tender, is little of it, and is found first. `offset 0` keeps the planner from joining.
 */
function newestFollowed(caller: Caller, query: FollowUpQuery): SQL {
  if (query.sigue === 'yo' || query.licitacion !== undefined) return amongFollowed;
  return sql`exists (select from tender_followers f where f.tender_id = s.tender_id
    and ${isFollowed(caller, query)} offset 0)`;
}

/** Which rows are wanted: up to so many of a window, after a place. */
interface Wanted {
  window: Window;
  limit: number;
  after: Place | null;
}

/** After a row of a page, in the order of all. */
function isAfter({ kind, at }: Source, after: Place | null): SQL {
  if (after === null) return sql`true`;
  const instant = sql`${after.at}::timestamptz`;
  if (kind === after.kind) return sql`(${at}, s.id) < (${instant}, ${after.id})`;
  return kind > after.kind ? sql`${at} <= ${instant}` : sql`${at} < ${instant}`;
}

/** The newest of a source, which an index gives in their order. */
function newestIn(
  source: Source,
  caller: Caller,
  query: FollowUpQuery,
  { window, limit, after }: Wanted,
): SQL {
  const columns = { ...source, kind: sql.raw(`'${source.kind}'::text`) };
  const followed = newestFollowed(caller, query);
  return sql`(${happenedIn(source, caller, { query, window, followed })}
    and ${isAfter(source, after)} and ${chosen(query, columns)}
    order by ${source.at} desc, s.id desc limit ${limit})`;
}

/** The newest rows of what is chosen. */
export function newestRows(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery,
  wanted: Wanted,
): Promise<FollowedRow[]> {
  const { companyId } = caller;
  return rowsOf<FollowedRow>(
    tx,
    sql`with ${discardedTenders(caller)}, ${followedTenders(caller, query)},
      newest as materialized (
        select * from (${both(sources.map((source) => newestIn(source, caller, query, wanted)))}) found
        order by at desc, kind, id desc limit ${wanted.limit})
      select n.kind, n.id, n.tender_id as "tenderId", n.at, n.severity, t.code, t.title, w.stage,
        w.assignee_id as "assigneeId", t.closes_at as "closesAt", t.closes_on as "closesOn",
        c.field, c.detail, c.before as "valueBefore", c.after as "valueAfter", c.read_at as "readAt", c.source,
        e.type, e.before as "namesBefore", e.after as "namesAfter", e.facts, e.actor_id as "actorId",
        u.full_name as "actorName"
      from newest n
      left join visible_tenders t on t.id = n.tender_id
      left join tender_work w on w.company_id = ${companyId} and w.tender_id = n.tender_id
      left join followed_changes c on n.kind = 'portal' and c.id = n.id
      left join events e on n.kind = 'equipo' and e.id = n.id
      left join users u on u.id = e.actor_id
      order by n.at desc, n.kind, n.id desc`,
  );
}
