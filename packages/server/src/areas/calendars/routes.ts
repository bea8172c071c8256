import { createHash } from 'node:crypto';
import type { calendarFeedEndpoints, CalendarFeed } from '@pliego/contract/areas/calendars';
import type { Handlers } from '@pliego/http/implement';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { newToken } from '#server/auth/session-token.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { createFeed, noteRead, removeFeed } from './commands.ts';
import { feedContents } from './feed-event-queries.ts';
import { feedEvents } from './feed-events.ts';
import { feedBySecret, type FeedRow, feedsOf, unknownCalendar } from './queries.ts';
import { writeCalendar } from './write-calendar.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  baseUrl: () => string;
  addressOf: (request: Request) => string;
}

function present(feed: FeedRow): CalendarFeed {
  const { id, kind, name, tenderId, tenderCode, filter, createdAt, readAt } = feed;
  return {
    id,
    clase: kind,
    nombre: name,
    licitacion: tenderId === null ? null : { id: tenderId, codigo: tenderCode ?? '' },
    filtro: filter,
    creada: createdAt.toISOString(),
    leida: readAt?.toISOString() ?? null,
  };
}

async function feedOf(tx: Tx, caller: Caller, id: number): Promise<FeedRow> {
  const [feed] = await feedsOf(tx, caller, id);
  if (feed === undefined) throw unknownCalendar();
  return feed;
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

export function calendarFeedHandlers({
  database,
  now,
  baseUrl,
  addressOf,
}: Dependencies): Handlers<typeof calendarFeedEndpoints, Caller> {
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await feedsOf(tx, caller)).map(present),
      })),

    create: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const secret = newToken();
        const id = await createFeed(tx, caller, body, { secret, now: now() });
        const feed = present(await feedOf(tx, caller, id));
        return { ...feed, url: `${baseUrl()}/ics/${secret}.ics` };
      }),

    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeFeed(tx, caller, params.id)),

    read: async ({ params }, { request, headers }) => {
      const found = await database.lookUp('system', (tx) => feedBySecret(tx, params.secreto));
      if (found === null) {
        // Only what fails counts: calendars read a right address as often as they like.
        await countTry(database, { what: 'calendar', address: addressOf(request) }, now());
        throw unknownCalendar();
      }
      const { id, caller } = found;
      const text = await database.read(scopeOf(caller), async (tx) => {
        const feed = await feedOf(tx, caller, id);
        const contents = await feedContents(tx, feed, caller, now());
        const events = feedEvents(contents, { companyId: caller.companyId, baseUrl: baseUrl() });
        return writeCalendar(feed.name, events);
      });
      await database.transaction(scopeOf(caller), (tx) =>
        noteRead(tx, caller.companyId, id, now()),
      );
      headers.set('cache-control', 'private, max-age=300');
      headers.set('etag', tagOf(text));
      headers.set('content-disposition', 'inline; filename="pliego.ics"');
      return text;
    },
  };
}
