import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import * as z from 'zod';

const Cursor = z.tuple([z.string(), z.int().min(1).max(1_000_000)]);

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Where a page of a list of sums begins, in rows. The sums are worked out anew for every page, so that a keyset would save
 * nothing. A cursor belongs to one order.
 */
export function offsetOf(cursor: string | undefined, order: string): number {
  if (cursor === undefined) return 0;
  const read = Cursor.safeParse(parsed(cursor));
  if (!read.success || read.data[0] !== order) {
    throw new ProblemError('datos-invalidos', createMessage('lista-cambiada'), {
      fieldErrors: { cursor: createMessage('cursor-ajeno') },
    });
  }
  return read.data[1];
}

/** The page of what was read, which is one row more where there are more. */
export function pageFrom<Row extends { total: number }, Shown>(
  rows: readonly Row[],
  { limit, orden }: { limit: number; orden: string },
  offset: number,
  show: (row: Row) => Shown,
) {
  const hasMore = rows.length > limit;
  const next = Buffer.from(JSON.stringify([orden, offset + limit])).toString('base64url');
  return {
    datos: rows.slice(0, limit).map(show),
    total: rows[0]?.total ?? 0,
    totalExacto: true,
    siguiente: hasMore ? next : null,
  };
}
