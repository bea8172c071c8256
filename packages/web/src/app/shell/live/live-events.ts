import { LiveEvent } from '@pliego/contract/areas/notices';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type * as LiveChange from '#web/areas/tenders/live-change.ts';
import { sessionKey } from '#web/api/session.ts';
import { myNoticesQuery } from '../notices/notice-queries.ts';

/** What a tender's pages show of it and of the work on it. */
const tenderParts = ['one', 'events', 'expediente', 'history', 'comments', 'tasks'] as const;

const listsOfWork: QueryKey[] = [['follow-up'], ['home', 'counts']];

const rereadAll = async (client: QueryClient, keys: readonly QueryKey[]) => {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** What lists and boards do of it, where any was opened: the code comes with them. */
async function inLists(
  client: QueryClient,
  take: (change: typeof LiveChange) => Promise<void>,
): Promise<void> {
  const opened = ['list', 'board'].flatMap((part) =>
    client.getQueriesData({ queryKey: ['tenders', part] }),
  );
  if (opened.length > 0) await take(await import('#web/areas/tenders/live-change.ts'));
}

/** The event that the server sent; undefined where this version does not know it. */
function readEvent(data: string): LiveEvent | undefined {
  try {
    return LiveEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

/** Reads again what the event is about. */
export async function takeEvent(client: QueryClient, data: string): Promise<void> {
  const event = readEvent(data);
  if (event === undefined) return undefined;
  if (event.tipo === 'avisos') {
    const { sinLeer } = event;
    client.setQueryData(myNoticesQuery.queryKey, (held) =>
      held === undefined ? held : { ...held, sinLeer },
    );
    return rereadAll(client, [['notices']]);
  }
  if (event.tipo === 'exportaciones') return rereadAll(client, [['exports']]);
  // What the person may do may have changed, or their access may be over: the server tells.
  if (event.tipo === 'sesion') return rereadAll(client, [sessionKey]);
  const ofTender = tenderParts.map((part) => ['tenders', part, event.id]);
  await Promise.all([
    rereadAll(client, [...ofTender, ...listsOfWork]),
    inLists(client, ({ takeTenderChange }) => takeTenderChange(client, event.id)),
  ]);
}

/** Reads again whatever an event could have been about. */
export async function takeMissed(client: QueryClient): Promise<void> {
  const ofTenders = tenderParts.map((part) => ['tenders', part]);
  await inLists(client, ({ rereadLists }) => rereadLists(client));
  await rereadAll(client, [['notices'], ['exports'], ...ofTenders, ...listsOfWork]);
}
