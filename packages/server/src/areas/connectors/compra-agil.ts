import { santiagoWall, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { memberAt } from '@pliego/sources/read-json';
import type { Tx } from '#server/db/database.ts';
import type { ConnectorCursor } from '#server/db/schema/connectors.ts';
import {
  advanceBackfill,
  type BackfillRow,
  dayAfter,
  dayOf,
  endBackfill,
} from './backfill-commands.ts';
import { writePage } from './page-writer.ts';
import { noteSuccess, writeCursor } from './round-commands.ts';
import { SourceFailure } from './source-failure.ts';
import { below, request, type Step, type StepContext } from './step.ts';
import { compraAgilAnswer } from './understand.ts';

type Window = NonNullable<ConnectorCursor['window']>;

/** Larger pages time out at the gateway of the service; the smallest is tried after one that did. */
const pageSize = 15;
const smallestPage = 10;

/** How far back the first round reads, and how much two rounds overlap: its clock differs from ours. */
const firstRoundMs = 24 * 3_600_000;
const overlapMs = 5 * 60_000;

const freshWindow = (from: string, to: string): Window => ({
  from,
  to,
  offset: 0,
  size: pageSize,
  total: null,
});

/** Where a page ends, and with it the window: null when there is no more. */
function advanced(window: Window, total: number, items: number): Window | null {
  // What changed again while we were reading left the window, and what stood behind it moved up by so many
  // places: those just before this page are new there.
  const moved = window.total === null ? 0 : Math.max(0, window.total - total);
  if (moved > 0)
    return { ...window, size: pageSize, offset: Math.max(0, window.offset - moved), total };
  const offset = window.offset + items;
  const isOver = items === 0 || offset >= total;
  return isOver ? null : { ...window, size: pageSize, offset, total };
}

/** Reads one page of a window; `write` stores with it what comes next, null after the last one. */
async function readPage(
  context: StepContext,
  window: Window,
  filter: { from: string; to: string; order: string },
  write: (tx: Tx, next: Window | null) => Promise<void>,
): Promise<Step> {
  const { connector, dependencies } = context;
  const number = Math.floor(window.offset / window.size) + 1;
  const url = below(connector.url, 'compra-agil', {
    [filter.from]: window.from,
    [filter.to]: window.to,
    ordenar_por: filter.order,
    tamano_pagina: String(window.size),
    numero_pagina: String(number),
  });
  try {
    const asked = await request(context, url, compraAgilAnswer);
    if ('instead' in asked) return asked.instead;
    const { bytes, json } = asked.value;
    const items = memberAt(json, 'payload', 'items');
    const total = Number(memberAt(json, 'payload', 'paginacion', 'total_resultados') ?? 0);
    const end = (number - 1) * window.size + (Array.isArray(items) ? items.length : 0);
    const next = advanced(window, total, Math.max(0, end - window.offset));
    if (!Array.isArray(items) || items.length === 0) {
      await dependencies.database.transaction('system', (tx) => write(tx, null));
      return { kind: 'done' };
    }
    const name = `compra-agil-${window.from}-${number}.json`;
    const atEnd = (tx: Tx): Promise<void> => write(tx, next);
    await writePage({ name, bytes }, await context.round(), { atEnd }, dependencies);
    return { kind: 'done' };
  } catch (error) {
    // A page that takes too long is requested again in smaller pages.
    const isTooLarge =
      error instanceof SourceFailure && [500, 502, 503, 504, null].includes(error.status);
    if (isTooLarge && window.size > smallestPage) {
      const smaller = { ...window, size: smallestPage };
      await dependencies.database.transaction('system', (tx) => write(tx, smaller));
    }
    throw error;
  }
}

const changes = {
  from: 'cambio_desde',
  to: 'cambio_hasta',
  order: 'FechaUltimaModificacion',
};
const publications = { from: 'publicado_desde', to: 'publicado_hasta', order: 'FechaPublicacion' };

async function readChanges(context: StepContext): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor } = connector;
  const now = dependencies.now();
  const since =
    cursor.changedUntil === undefined
      ? now.getTime() - firstRoundMs
      : Date.parse(cursor.changedUntil) - overlapMs;
  const window = cursor.window ?? freshWindow(santiagoWall(since), santiagoWall(now));
  // What the window covers is known only when it was read to its end.
  const until = cursor.window === null || cursor.window === undefined ? now.toISOString() : null;
  const reaching = until ?? cursor.newestSeen ?? now.toISOString();
  return readPage(context, window, changes, async (tx, next) => {
    const at = dependencies.now();
    if (next !== null) {
      return writeCursor(tx, connector.id, { ...cursor, window: next, newestSeen: reaching });
    }
    await writeCursor(tx, connector.id, { changedUntil: reaching, window: null, begun: false });
    const nextRunAt = new Date(at.getTime() + connector.everyMinutes * 60_000);
    return noteSuccess(tx, connector.id, at, nextRunAt);
  });
}

async function readHistory(context: StepContext, backfill: BackfillRow): Promise<Step> {
  const { database, now } = context.dependencies;
  const day = dayOf(backfill);
  if (day > backfill.toDay) {
    await database.transaction('system', (tx) => endBackfill(tx, backfill.id, 'terminado', now()));
    return { kind: 'done' };
  }
  const from = santiagoWall(startOfSantiagoDay(day));
  const to = santiagoWall(Date.parse(startOfSantiagoDay(dayAfter(day))) - 1000);
  const window = backfill.cursor.window ?? freshWindow(from, to);
  return readPage(context, window, publications, (tx, next) =>
    advanceBackfill(tx, backfill.id, {
      cursor: { window: next },
      nextDay: next === null ? dayAfter(day) : day,
      requests: 1,
    }),
  );
}

/** Compra Ágil: what changed since the last round, in small pages. */
export async function compraAgilStep(context: StepContext): Promise<Step> {
  if (context.connector.cursor.begun === true) return readChanges(context);
  if (context.backfill !== null) return readHistory(context, context.backfill);
  return { kind: 'idle', until: null };
}
