import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sourcesApi } from '#web/api/areas/sources.ts';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { closingNotices, importNotices, type Notice } from './notices.ts';
import { choicesOf, useNoticeStore } from './notice-store.ts';

/** Often enough for closings days away. */
const refreshMs = 5 * 60_000;
/** With more of the user's tenders closing within three days, the notices would repeat the list. */
const mostClosings = 20;

const closingQuery = queryOptions({
  queryKey: ['notices', 'closing'],
  queryFn: ({ signal }) =>
    tendersApi.list({
      query: {
        asignado: ['yo'],
        estado: ['publicada'],
        cierre: '3d',
        sort: 'cierre',
        limit: mostClosings,
      },
      signal,
    }),
  retry: false,
  refetchInterval: refreshMs,
});

const importsQuery = queryOptions({
  queryKey: ['notices', 'imports'],
  queryFn: ({ signal }) => sourcesApi.runs({ signal }),
  retry: false,
  refetchInterval: refreshMs,
});

const idsOf = (notices: readonly Notice[]) => notices.map(({ id }) => id);

/** The notices, derived from existing lists of the server. */
export function useNotices(wanted: boolean) {
  const { userData, empresa } = useSession();
  const ability = useAbility();
  const now = useNow();
  const owner = `${empresa}-${userData.id}`;
  const choices = useNoticeStore(({ owners }) => choicesOf(owners, owner));
  const markRead = useNoticeStore((store) => store.markRead);
  const showSystem = useNoticeStore((store) => store.showSystem);
  const maySystem = ability.can('read', 'Source');
  const closing = useQuery({ ...closingQuery, enabled: wanted && ability.can('read', 'Tender') });
  const imports = useQuery({ ...importsQuery, enabled: wanted && maySystem && choices.system });

  const work = useMemo(() => closingNotices(closing.data?.datos ?? [], now), [closing.data, now]);
  const system = useMemo(
    () => (choices.system ? importNotices(imports.data?.datos ?? [], now) : []),
    [imports.data, now, choices.system],
  );
  const present = [...idsOf(work), ...idsOf(system)];
  const failed = [closing, imports].find(({ isError }) => isError);
  return {
    work,
    system,
    maySystem,
    hasSystem: choices.system,
    isLoading: closing.isLoading || imports.isLoading,
    failed,
    unread: present.filter((id) => !choices.read.includes(id)),
    markRead: (ids: readonly string[]) => markRead(owner, ids, present),
    showSystem: (on: boolean) => showSystem(owner, on),
  };
}
