import { feedLinks } from '@pliego/sources/placsp/feed';
import type { Tx } from '#server/db/database.ts';
import type { ConnectorCursor } from '#server/db/schema/connectors.ts';
import { advanceBackfill, type BackfillRow, endBackfill } from './backfill-commands.ts';
import { markOf, nextPage } from './ocds-pages.ts';
import { serviceAddress } from './outgoing-address.ts';
import { type PageRead, whole, writePage } from './page-writer.ts';
import { noteSuccess, writeCursor } from './round-commands.ts';
import { request, type Step, type StepContext } from './step.ts';
import { feedAnswer } from './understand.ts';

/** How far back the first round goes: years of archives are read by a backfill. */
const firstRoundMs = 3 * 24 * 3_600_000;

/** Whether what comes after a page is older than an instant. The feed gives the newest first. */
const isBefore = ({ last }: PageRead, instant: string): boolean => last !== null && last <= instant;

/**
 * Reads one file of the feed. `write` receives what the file contained and stores what comes next; it
 * answers whether the walk goes on.
 */
async function readFile(
  context: StepContext,
  { url: written, read }: { url: string; read: readonly string[] },
  write: (tx: Tx, next: string | null, marks: string[], page: PageRead) => Promise<void>,
  isKnown: (page: PageRead) => boolean,
): Promise<Step> {
  const { dependencies } = context;
  const url = serviceAddress(written, dependencies.allowsLocal);
  const asked = await request(context, url, feedAnswer);
  if ('instead' in asked) return asked.instead;
  const marks = [...read, markOf(url.href)];
  const links = await feedLinks(whole(asked.value), url.href);
  const next = nextPage(url, links.next, marks);
  const page = { name: 'sindicacion.atom', bytes: asked.value };
  const atEnd = (tx: Tx, held: PageRead): Promise<void> => {
    const to = 'to' in next && !isKnown(held) ? next.to : null;
    return write(tx, to, marks, held);
  };
  const held = await writePage(page, await context.round(), { atEnd }, dependencies);
  if ('refused' in next && !isKnown(held)) throw next.refused;
  return { kind: 'done' };
}

/** A round goes from the newest entry to those that the round before has read. */
async function readRound(context: StepContext): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor } = connector;
  const began = new Date(dependencies.now().getTime() - firstRoundMs).toISOString();
  const known = cursor.newest ?? began;
  const asked = { url: cursor.next ?? connector.url, read: cursor.read ?? [] };
  return readFile(
    context,
    asked,
    async (tx, next, read, page) => {
      const at = dependencies.now();
      const newestSeen = cursor.newestSeen ?? page.newest ?? cursor.newest;
      if (next !== null) {
        const seen = newestSeen === undefined ? {} : { newestSeen };
        return writeCursor(tx, connector.id, { ...cursor, ...seen, next, read });
      }
      const newest = newestSeen === undefined ? {} : { newest: newestSeen };
      const done: ConnectorCursor = { ...newest, next: null, read: [], begun: false };
      await writeCursor(tx, connector.id, done);
      const nextRunAt = new Date(at.getTime() + connector.everyMinutes * 60_000);
      return noteSuccess(tx, connector.id, at, nextRunAt);
    },
    (page) => isBefore(page, known),
  );
}

async function readHistory(context: StepContext, backfill: BackfillRow): Promise<Step> {
  const { connector, dependencies } = context;
  const { cursor, fromDay } = backfill;
  const asked = { url: cursor.next ?? connector.url, read: cursor.read ?? [] };
  return readFile(
    context,
    asked,
    async (tx, next, read, { last }) => {
      const nextDay = last === null ? {} : { nextDay: last.slice(0, 10) };
      await advanceBackfill(tx, backfill.id, { ...nextDay, cursor: { next, read }, requests: 1 });
      if (next === null) await endBackfill(tx, backfill.id, 'terminado', dependencies.now());
    },
    (page) => isBefore(page, `${fromDay}T00:00:00.000Z`),
  );
}

/** PLACSP: the files of a feed along `next`, until an entry that is known. */
export async function placspStep(context: StepContext): Promise<Step> {
  if (context.connector.cursor.begun === true) return readRound(context);
  if (context.backfill !== null) return readHistory(context, context.backfill);
  return { kind: 'idle', until: null };
}
