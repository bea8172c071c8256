import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Refuses an order of other rows than there are: somebody added or took one away meanwhile. */
export function checkOrder(rows: readonly { id: number }[], ids: readonly number[]): void {
  const given = new Set(ids);
  const isWhole = ids.length === rows.length && given.size === ids.length;
  if (isWhole && rows.every(({ id }) => given.has(id))) return;
  throw fieldProblem('datos-invalidos', 'ids', createMessage('orden-incompleto'));
}

/** The place of a row in a list of ids, from 1. */
export function placeIn(ids: readonly number[], id: AnyColumn): SQL {
  return sql`array_position(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer), ${id})`;
}
