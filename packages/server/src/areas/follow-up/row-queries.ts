import type { FollowUpQuery } from '@pliego/contract/areas/follow-up';
import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import type { EventFacts, EventType } from '@pliego/contract/areas/tender-log';
import type { Severity } from '@pliego/contract/rules/change-severity';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
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

/** The tenders that are followed, each once; discarded ones only where one is asked for by its number. */
function followedTenders({ companyId, userId }: Caller, { sigue, licitacion }: FollowUpQuery): SQL {
  const by = sigue === 'yo' ? sql`and user_id = ${userId}` : sql``;
  const of =
    licitacion === undefined
      ? sql`and not exists (select from tender_work w where w.company_id = ${companyId}
          and w.tender_id = f.tender_id and w.stage = 'descartada')`
      : sql`and f.tender_id = ${licitacion}`;
  return sql`select distinct f.tender_id from tender_followers f
    where f.company_id = ${companyId} and f.is_following ${by} ${of}`;
}

const within = (column: SQL, { from, until }: Window): SQL =>
  until === null
    ? sql`${column} >= ${from.toISOString()}::timestamptz`
    : sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;

/**
 * What happened to followed tenders in the window: what facets and the list need to choose by, without what is only
 * shown.
 */
function happenings(caller: Caller, query: FollowUpQuery, window: Window): SQL {
  const { companyId } = caller;
  return sql`with followed as materialized (${followedTenders(caller, query)}),
    happened as materialized (
      select 'portal' as kind, c.id, c.tender_id, c.happened_at as at, c.severity,
          null::int as actor, c.field as field
        from followed_changes c join followed using (tender_id)
        where c.company_id = ${companyId} and c.field <> 'licitacion' and ${within(sql`c.happened_at`, window)}
      union all
      select 'equipo', e.id, e.tender_id, e.at,
          case when e.type in (${listOf(importantEvents)}) then 'importante' else 'leve' end,
          e.actor_id, null
        from events e join followed using (tender_id)
        where e.company_id = ${companyId} and ${within(sql`e.at`, window)})`;
}

/** What a query chooses, but for one of its filters. */
function chosen(query: FollowUpQuery): SQL {
  const conditions = [sql`true`];
  const add = (column: SQL, values: readonly (string | number)[] | undefined): void => {
    if (values === undefined) return;
    conditions.push(values.length === 0 ? sql`false` : sql`${column} in (${listOf(values)})`);
  };
  add(sql`kind`, query.clase);
  add(sql`severity`, query.gravedad);
  add(sql`actor`, query.persona);
  add(sql`field`, query.campo);
  return sql.join(conditions, sql` and `);
}

/** How many rows of the window are alike in what facets count by. `hour` is an hour of UTC. */
export interface Tally {
  kind: 'portal' | 'equipo';
  severity: Severity;
  actor: number | null;
  field: ChangedField | null;
  /** Seconds since 1970: the day in Santiago is worked out by the rule. */
  hour: number;
  total: number;
}

export function tallies(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery,
  window: Window,
): Promise<Tally[]> {
  return rowsOf<Tally>(
    tx,
    sql`${happenings(caller, query, window)}
      select kind, severity, actor, field, (floor(extract(epoch from at) / 3600) * 3600)::int as hour,
        count(*)::int as total
      from happened where tender_id in (select id from visible_tenders) group by 1, 2, 3, 4, 5`,
  );
}

export interface FollowedRow {
  kind: 'portal' | 'equipo';
  id: number;
  tenderId: number;
  at: string;
  severity: Severity;
  code: string;
  title: string;
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

/** The newest rows of what is chosen. */
export function newestRows(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery,
  { window, limit }: { window: Window; limit: number },
): Promise<FollowedRow[]> {
  const { companyId } = caller;
  return rowsOf<FollowedRow>(
    tx,
    sql`${happenings(caller, query, window)},
      newest as materialized (select * from happened where ${chosen(query)}
        and tender_id in (select id from visible_tenders)
        order by at desc, kind, id desc limit ${limit})
      select n.kind, n.id, n.tender_id as "tenderId", n.at, n.severity, t.code, t.title, w.stage,
        w.assignee_id as "assigneeId", t.closes_at as "closesAt", t.closes_on as "closesOn",
        c.field, c.detail, c.before as "valueBefore", c.after as "valueAfter", c.read_at as "readAt", c.source,
        e.type, e.before as "namesBefore", e.after as "namesAfter", e.facts, e.actor_id as "actorId",
        u.full_name as "actorName"
      from newest n
      join visible_tenders t on t.id = n.tender_id
      left join tender_work w on w.company_id = ${companyId} and w.tender_id = n.tender_id
      left join followed_changes c on n.kind = 'portal' and c.id = n.id
      left join events e on n.kind = 'equipo' and e.id = n.id
      left join users u on u.id = e.actor_id
      order by n.at desc, n.kind, n.id desc`,
  );
}

/** How many tenders the chosen rows are of. */
export async function chosenTenders(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery,
  window: Window,
): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    tx,
    sql`${happenings(caller, query, window)}
      select count(distinct tender_id)::int as total from happened
      where ${chosen(query)} and tender_id in (select id from visible_tenders)`,
  );
  return row?.total ?? 0;
}
