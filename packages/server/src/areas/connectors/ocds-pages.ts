import { createMessage } from '@pliego/contract/message';
import { createHash } from 'node:crypto';
import { nextLink } from '@pliego/sources/ocds/links';
import type { Tx } from '#server/db/database.ts';
import type { ConnectorCursor } from '#server/db/schema/connectors.ts';
import { advanceBackfill, type BackfillRow, endBackfill } from './backfill-commands.ts';
import { serviceAddress } from './outgoing-address.ts';
import { type PageRead, writePage } from './page-writer.ts';
import { noteSuccess, writeCursor } from './round-commands.ts';
import { SourceFailure } from './source-failure.ts';
import { request, type Step, type StepContext } from './step.ts';
import { ocdsAnswer } from './understand.ts';

/** More pages than any publisher gives in a round: a source that never ends is not followed for ever. */
const mostPages = 20_000;

/** A page known again, without keeping its address, which may be long. */
export const markOf = (url: string): string =>
  createHash('sha256').update(url).digest('base64url').slice(0, 12);

/** Where a page sends us next, or why that is not followed. */
export type NextPage = { to: string | null } | { refused: SourceFailure };

const elsewhere = () =>
  new SourceFailure('direccion-no-permitida', createMessage('paginas-en-otro-sitio'), {
    keepAway: 'none',
  });

const endless = () =>
  new SourceFailure('respuesta-ilegible', createMessage('paginas-sin-fin'), { keepAway: 'none' });

/** A link is followed on the same host alone, and to no page that this round has read. */
export function nextPage(from: URL, link: string | null, read: readonly string[]): NextPage {
  if (link === null || link === '') return { to: null };
  const to = URL.canParse(link, from.href) ? new URL(link, from.href) : null;
  if (to === null || to.host !== from.host || to.protocol !== from.protocol) {
    return { refused: elsewhere() };
  }
  if (read.includes(markOf(to.href)) || read.length >= mostPages) return { refused: endless() };
  return { to: to.href };
}

interface PageAsked {
  url: string;
  read: readonly string[];
}

/** Reads one page; `write` stores with it what comes next. */
async function readPage(
  context: StepContext,
  { url: written, read }: PageAsked,
  write: (tx: Tx, next: string | null, marks: string[]) => Promise<void>,
  stop: (page: PageRead) => boolean,
): Promise<Step> {
  const { dependencies } = context;
  const url = serviceAddress(written, dependencies.allowsLocal);
  const asked = await request(context, url, ocdsAnswer);
  if ('instead' in asked) return asked.instead;
  const marks = [...read, markOf(url.href)];
  const next = nextPage(url, nextLink(asked.value.json, url.href), marks);
  const to = 'to' in next ? next.to : null;
  const page = { name: 'ocds.json', bytes: asked.value.bytes };
  const alongside = { atEnd: (tx: Tx) => write(tx, to, marks) };
  const seen = await writePage(page, await context.round(), alongside, dependencies);
  if ('refused' in next) throw next.refused;
  if (to !== null && stop(seen)) {
    await dependencies.database.transaction('system', (tx) => write(tx, null, marks));
  }
  return { kind: 'done' };
}

/**
 * A round begins at the first page. Publishers that put the newest first are followed until a page brings
 * nothing new; those that put it last, from the page that was the last one the round before.
 */
async function readRound(context: StepContext): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor } = connector;
  const { read = [], last } = cursor;
  const url = cursor.next ?? connector.url;
  const isFirstRound = last === undefined;
  const isTail = last !== undefined && read.includes(markOf(last));
  const write = async (tx: Tx, next: string | null, marks: string[]): Promise<void> => {
    const at = dependencies.now();
    // The end of the newest-first walk; the tail is still to be looked at.
    const goOn = next ?? (!isFirstRound && !marks.includes(markOf(last)) ? last : null);
    if (goOn !== null) {
      return writeCursor(tx, connector.id, { ...cursor, next: goOn, read: marks });
    }
    const done: ConnectorCursor = { next: null, read: [], last: url, begun: false };
    await writeCursor(tx, connector.id, done);
    const nextRunAt = new Date(at.getTime() + connector.everyMinutes * 60_000);
    return noteSuccess(tx, connector.id, at, nextRunAt);
  };
  return readPage(context, { url, read }, write, ({ news }) => {
    return !isFirstRound && !isTail && url !== last && news === 0;
  });
}

async function readHistory(context: StepContext, backfill: BackfillRow): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor } = backfill;
  const asked = { url: cursor.next ?? connector.url, read: cursor.read ?? [] };
  return readPage(
    context,
    asked,
    async (tx, next, read) => {
      await advanceBackfill(tx, backfill.id, { cursor: { next, read }, requests: 1 });
      if (next === null) await endBackfill(tx, backfill.id, 'terminado', dependencies.now());
    },
    () => false,
  );
}

/** A publisher of OCDS, page by page along `links.next`. */
export async function ocdsStep(context: StepContext): Promise<Step> {
  if (context.connector.cursor.begun === true) return readRound(context);
  if (context.backfill !== null) return readHistory(context, context.backfill);
  return { kind: 'idle', until: null };
}
