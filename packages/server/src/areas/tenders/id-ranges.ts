import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a number is none of a list that a subquery has. As ranges, which are made once a statement and searched by halving: of
 * `not in (select …)` the planner believes that its list is made anew for every row that is looked up, and goes through all tenders instead
 * of looking up the few that are asked for.
 */
export const isNoneOf = (id: SQL, ids: SQL): SQL =>
  sql`not (select coalesce(range_agg(int4range(listed.id, listed.id, '[]')), '{}') from ${ids} as listed(id)) @> ${id}`;
