import { type Message, createMessage } from '@pliego/contract/message';
import {
  addDays,
  instantFromSantiago,
  santiagoDay,
  santiagoWall,
} from '@pliego/contract/rules/santiago-time';
import type { JsonObject } from '@pliego/sources/notice';
import { memberAt, textOf } from '@pliego/sources/read-json';
import { recordProgress } from '#server/areas/sources/commands.ts';
import type { Tx } from '#server/db/database.ts';
import type { ConnectorCursor } from '#server/db/schema/connectors.ts';
import {
  advanceBackfill,
  type BackfillRow,
  dayAfter,
  dayOf,
  endBackfill,
} from './backfill-commands.ts';
import { backoffMs } from './backoff.ts';
import { type Priority, priorities, urgencyOf } from './detail-priority.ts';
import {
  dropDetail,
  earliestDetail,
  enqueueDetails,
  enqueueSweep,
  historyLeft,
  nextDetail,
  postponeDetail,
  type QueueRow,
  type WantedDetail,
} from './detail-queue-commands.ts';
import { type Batch, writePage } from './page-writer.ts';
import { isRepeat } from './repeats.ts';
import { noteSuccess, writeCursor } from './round-commands.ts';
import { SourceFailure } from './source-failure.ts';
import { below, type Interest, request, type Step, type StepContext } from './step.ts';
import { mercadoPublicoAnswer } from './understand.ts';

/** After so many failures a detail is dropped until a list contains the tender again. */
const mostTries = 5;
/** Hours of the Santiago night from which on the day before is closed and what is open is swept. */
const closingHour = '01';
const sweepingHour = '02';

/** States whose instant in a list is that of the act, and not of the closing. */
const acts = new Set(['7', '15', '16', '18', '19']);

/** A day as the service writes it: ddmmaaaa. */
const written = (day: string): string => day.split('-').toReversed().join('');

const localInstant = (value: JsonObject[string] | undefined): string | null => {
  const text = textOf(value);
  return text === null ? null : instantFromSantiago(text);
};

/**
 * Whether a list differs from the newest detail: another state, or another closing. A
 * tender without a detail needs one in any case.
 */
export function needsDetail(listed: JsonObject, detail: JsonObject | undefined): boolean {
  if (detail === undefined) return true;
  const state = textOf(listed['CodigoEstado']);
  if (state !== textOf(detail['CodigoEstado'])) return true;
  if (state === null || acts.has(state)) return false;
  const closing = localInstant(listed['FechaCierre']);
  return closing !== null && closing !== localInstant(memberAt(detail, 'Fechas', 'FechaCierre'));
}

function priorityOf(
  code: string,
  closesAt: string | null,
  { followed, matching }: Interest,
  now: Date,
): Priority {
  if (followed.has(code)) return priorities.followed;
  if (matching.has(code)) return priorities.matching;
  return urgencyOf(priorities.rest, closesAt, now);
}

/**
 * The details to request after a list. Repeated lines were queued before, and the queue loses
 * nothing; only a backfill queues them again.
 */
function wantedBy(
  { observations, known }: Batch,
  interest: Interest,
  now: Date,
  backfillId: number | null,
): WantedDetail[] {
  const wanted = new Map<string, WantedDetail>();
  for (const one of observations) {
    const { code, payload, format } = one.observation;
    const forms = known.get(code)?.forms;
    const detail = forms?.get('mp-detalle')?.payload;
    if (format !== 'mp-listado' || !needsDetail(payload, detail)) continue;
    if (backfillId === null && forms !== undefined && isRepeat(one, forms)) continue;
    const closesAt = localInstant(payload['FechaCierre']);
    const urgent = priorityOf(code, closesAt, interest, now);
    const priority =
      backfillId === null || urgent === priorities.followed ? urgent : priorities.history;
    wanted.set(code, { code, priority, closesAt, backfillId });
  }
  return [...wanted.values()];
}

async function readList(
  context: StepContext,
  query: Record<string, string>,
  backfillId: number | null,
  atEnd: (tx: Tx) => Promise<void>,
): Promise<Step> {
  const { connector, dependencies } = context;
  const url = below(connector.url, 'licitaciones.json', query);
  const asked = await request(context, url, mercadoPublicoAnswer);
  if ('instead' in asked) return asked.instead;
  const interest = await context.interest();
  const name = `${Object.values(query).join('-')}.json`;
  await writePage(
    { name, bytes: asked.value.bytes },
    await context.round(),
    {
      eachBatch: (tx, batch) => {
        const at = dependencies.now();
        return enqueueDetails(tx, connector, wantedBy(batch, interest, at, backfillId), at);
      },
      atEnd,
    },
    dependencies,
  );
  return { kind: 'done' };
}

/** The lists of a round, one a step: what is open now, and what moved today. */
async function readNextList(context: StepContext): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor } = connector;
  const now = dependencies.now();
  const today = santiagoDay(now);
  const lists: { name: string; query: Record<string, string> }[] = [
    { name: 'activas', query: { estado: 'activas' } },
    { name: today, query: { fecha: written(today) } },
  ];
  const read = cursor.lists ?? [];
  const next = lists.find(({ name }) => !read.includes(name)) ?? lists[0];
  if (next === undefined) return { kind: 'idle', until: null };
  const after: ConnectorCursor = { ...cursor, lists: [...read, next.name] };
  const isLast = lists.every(({ name }) => after.lists?.includes(name));
  return readList(context, next.query, null, async (tx) => {
    const at = dependencies.now();
    if (!isLast) return writeCursor(tx, connector.id, after);
    await writeCursor(tx, connector.id, { ...after, lists: [], begun: false });
    const nextRunAt = new Date(at.getTime() + connector.everyMinutes * 60_000);
    return noteSuccess(tx, connector.id, at, nextRunAt);
  });
}

/** What is done once a night, when it is due: the states in which yesterday ended, and the sweep. */
async function nightly(context: StepContext): Promise<Step | null> {
  const { connector, dependencies } = context;
  const { cursor } = connector;
  const now = dependencies.now();
  const today = santiagoDay(now);
  const hour = santiagoWall(now).slice(11, 13);
  if (hour >= closingHour && cursor.closedOn !== today) {
    const fecha = written(addDays(today, -1));
    return readList(context, { fecha }, null, (tx) =>
      writeCursor(tx, connector.id, { ...cursor, closedOn: today }),
    );
  }
  if (hour >= sweepingHour && cursor.sweptOn !== today) {
    await dependencies.database.transaction('system', async (tx) => {
      await enqueueSweep(tx, connector, now);
      await writeCursor(tx, connector.id, { ...cursor, sweptOn: today });
    });
    return { kind: 'done' };
  }
  return null;
}

/** Records that a detail could not be read, and drops it from the queue. */
async function giveUp(
  context: StepContext,
  row: QueueRow,
  reasons: readonly Message[],
): Promise<void> {
  const { dependencies } = context;
  const { database, now } = dependencies;
  const round = await context.round();
  const progress = {
    ...round.progress,
    read: round.progress.read + 1,
    rejected: round.progress.rejected + 1,
  };
  await database.transaction('system', async (tx) => {
    await dropDetail(tx, row);
    const rejection = { kind: 'rechazada', line: 1, reasons, excerpt: row.code } as const;
    await recordProgress(tx, round.runId, { ...progress, format: null }, [rejection], now());
  });
  round.progress = progress;
}

/** One detail. Its place in the queue goes in the transaction in which it is stored. */
async function readDetail(context: StepContext, row: QueueRow): Promise<Step> {
  const { connector, dependencies } = context;
  const { database, now, random } = dependencies;
  const url = below(connector.url, 'licitaciones.json', { codigo: row.code });
  try {
    const asked = await request(context, url, mercadoPublicoAnswer);
    if ('instead' in asked) return asked.instead;
    const { bytes, json } = asked.value;
    if (Array.isArray(json['Listado']) && json['Listado'].length > 0) {
      const atEnd = async (tx: Tx): Promise<void> => {
        await dropDetail(tx, row);
        if (row.backfillId !== null) await advanceBackfill(tx, row.backfillId, { requests: 1 });
      };
      const page = { name: `${row.code}.json`, bytes };
      await writePage(page, await context.round(), { atEnd }, dependencies);
    } else {
      await giveUp(context, row, [createMessage('licitacion-desconocida-en-mercado-publico')]);
    }
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    // It may be this tender alone that the service cannot answer: the others go on.
    if (row.tries + 1 >= mostTries) {
      await giveUp(context, row, [
        createMessage('pedida-sin-resultado', { veces: mostTries }),
        ...error.reasons,
      ]);
    } else {
      const notBefore = new Date(now().getTime() + backoffMs(row.tries + 1, random()));
      await database.transaction('system', (tx) => postponeDetail(tx, row, notBefore));
    }
    throw error;
  }
}

/** The next day of a range, or its end. */
async function readHistory(context: StepContext, backfill: BackfillRow): Promise<Step | null> {
  const { dependencies } = context;
  const { database, now } = dependencies;
  const day = dayOf(backfill);
  if (day <= backfill.toDay) {
    return readList(context, { fecha: written(day) }, backfill.id, (tx) =>
      advanceBackfill(tx, backfill.id, { nextDay: dayAfter(day), requests: 1 }),
    );
  }
  const left = await database.read('system', (tx) => historyLeft(tx, backfill.id));
  if (left > 0) return null;
  await database.transaction('system', (tx) => endBackfill(tx, backfill.id, 'terminado', now()));
  return { kind: 'done' };
}

/** Mercado Público, in two steps: lists show which tenders exist and changed, details the rest. */
export async function mercadoPublicoStep(context: StepContext): Promise<Step> {
  const { connector, backfill, dependencies } = context;
  const { database, now } = dependencies;
  if (connector.cursor.begun === true) return readNextList(context);
  const night = await nightly(context);
  if (night !== null) return night;
  const detail = await database.read('system', (tx) => nextDetail(tx, connector.id, now()));
  if (detail !== undefined) return readDetail(context, detail);
  const history = backfill === null ? null : await readHistory(context, backfill);
  if (history !== null) return history;
  const until = await database.read('system', (tx) => earliestDetail(tx, connector.id));
  return { kind: 'idle', until };
}
