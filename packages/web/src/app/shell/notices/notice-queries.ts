import type { Notice } from '@pliego/contract/areas/notices';
import { queryOptions } from '@tanstack/react-query';
import { noticesApi } from '#web/api/areas/notices.ts';
import { sourcesApi } from '#web/api/areas/sources.ts';

/** Live events tell of notices at once; this is for when the stream is away. */
const refreshMs = 60_000;
const importsRefreshMs = 5 * 60_000;

export interface MyNotices {
  datos: Notice[];
  sinLeer: number;
  hayMas: boolean;
}

export const myNoticesQuery = queryOptions({
  queryKey: ['notices', 'mine'],
  queryFn: ({ signal }): Promise<MyNotices> => noticesApi.list({ query: {}, signal }),
  retry: false,
  refetchInterval: refreshMs,
});

export const importsQuery = queryOptions({
  queryKey: ['notices', 'imports'],
  queryFn: ({ signal }) => sourcesApi.runs({ query: {}, signal }),
  retry: false,
  refetchInterval: importsRefreshMs,
});

/** Some notices, or all up to one. */
export type ReadNotices = { ids: number[] } | { hasta: number };

/** The notices with these read. Unread ones that are not in the list stay counted, unless all were read. */
export function withRead(held: MyNotices, read: ReadNotices): MyNotices {
  const isRead = ({ id }: Notice) => ('ids' in read ? read.ids.includes(id) : id <= read.hasta);
  const newlyRead = held.datos.filter((notice) => !notice.leida && isRead(notice)).length;
  const isAll = 'hasta' in read && held.datos.every(isRead);
  return {
    ...held,
    datos: held.datos.map((notice) => (isRead(notice) ? { ...notice, leida: true } : notice)),
    sinLeer: isAll ? 0 : Math.max(0, held.sinLeer - newlyRead),
  };
}
