import { LiveEvent } from '@pliego/contract/areas/notices';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionKey } from '#web/api/session.ts';
import { myNoticesQuery } from '../notices/notice-queries.ts';

/** What a tender's pages show of it and of the work on it. */
const tenderParts = ['one', 'events', 'expediente', 'history', 'comments', 'tasks'] as const;

const listsOfWork: QueryKey[] = [['follow-up'], ['home', 'counts']];

const rereadAll = async (client: QueryClient, keys: readonly QueryKey[]) => {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

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
  // What the person may do may have changed, or their access may be over: the server tells.
  if (event.tipo === 'sesion') return rereadAll(client, [sessionKey]);
  const ofTender = tenderParts.map((part) => ['tenders', part, event.id]);
  return rereadAll(client, [...ofTender, ...listsOfWork]);
}

/** Reads again whatever an event could have been about. */
export async function takeMissed(client: QueryClient): Promise<void> {
  const ofTenders = tenderParts.map((part) => ['tenders', part]);
  await rereadAll(client, [['notices'], ...ofTenders, ...listsOfWork]);
}
