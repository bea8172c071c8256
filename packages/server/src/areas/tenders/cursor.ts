import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import * as z from 'zod';
import { type SortType, typeOf } from './sort-values.ts';

/** Where a page ended: the value it was sorted by, as the database writes it, and the id that breaks ties. */
export interface Position {
  value: string | null;
  id: number;
}

/** Before the first row: the cursor after a page that has only the tender found by its code. */
export const beginning: Position = { value: null, id: 0 };

const Cursor = z.tuple([
  z.string(),
  z.string().max(400).nullable(),
  z.number().int().nonnegative().max(2_147_483_647),
]);

/** An instant as PostgreSQL writes it in UTC. */
const instant = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)\+00$/;

/** Whether the database would read it back: there is no 31st of February, nor a 25th hour. */
export function isInstant(value: string): boolean {
  const [, day, time] = instant.exec(value) ?? [];
  const read = new Date(`${day}T${time}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day;
}

/** A cursor belongs to one order: carried over to another it would skip rows in silence. */
export function encodeCursor(sort: TenderSort, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isInstant(`${value} 00:00:00+00`);

const readable: Record<SortType, (value: string) => boolean> = {
  text: (value) => !value.includes('\0'),
  numeric: (value) => /^-?\d+(\.\d+)?$/.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  smallint: (value) => /^-?\d{1,4}$/.test(value),
  date: isDay,
  // What has no closing is the last of what is open (`closingOfOpen`).
  timestamptz: (value) => value === 'infinity' || isInstant(value),
};

function isReadable(sort: TenderSort, value: string | null): boolean {
  return value === null || readable[typeOf(sort)](value);
}

/** What a cursor holds; undefined where it is none. */
export function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The order that a cursor belongs to, as it says itself; undefined when it says none. */
export function sortOfCursor(cursor: string): string | undefined {
  return Cursor.safeParse(parsed(cursor)).data?.[0];
}

/** Reads a cursor back. Throws when it is not one of this order. */
export function decodeCursor(sort: TenderSort, cursor: string): Position {
  const result = Cursor.safeParse(parsed(cursor));
  if (!result.success || result.data[0] !== sort || !isReadable(sort, result.data[1])) {
    throw new ProblemError('datos-invalidos', createMessage('lista-cambiada'), {
      fieldErrors: { cursor: createMessage('cursor-ajeno') },
    });
  }
  const [, value, id] = result.data;
  return { value, id };
}
