import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '@pliego/contract/areas/notices';
import { noticesApi } from '#web/api/areas/notices.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { importsQuery, myNoticesQuery, type ReadNotices, withRead } from './notice-queries.ts';
import { importNotices } from './notices.ts';
import { choicesOf, useNoticeStore } from './notice-store.ts';

/** The notices of one's work, which the server keeps, and those of the system, derived from the last imports. */
export function useNotices(wanted: boolean) {
  const mine = useQuery({ ...myNoticesQuery, enabled: wanted });
  const { imports, unread: unreadImports, ...system } = useImportNotices(wanted);
  const send = useMarkRead();
  const work = mine.data?.datos ?? [];
  const unreadWork = mine.data?.sinLeer ?? 0;
  const newest = Math.max(0, ...work.map(({ id }) => id));
  return {
    ...system,
    work,
    isLoading: mine.isLoading || imports.isLoading,
    // What could not be read again stays on the screen.
    failed: [mine, imports].find(({ isError, data }) => isError && data === undefined),
    unread: unreadWork + unreadImports.length,
    markRead: ({ id, leida }: Notice) => {
      if (!leida) send({ ids: [id] });
    },
    markAllRead: () => {
      if (unreadWork > 0 && newest > 0) send({ hasta: newest });
      system.markImportsRead(unreadImports);
    },
    isUnreadImport: (id: string) => unreadImports.includes(id),
    markImportRead: (id: string) => system.markImportsRead([id]),
  };
}

function useMarkRead() {
  const { t } = useTranslation();
  return useOptimistic({
    queryKey: myNoticesQuery.queryKey,
    send: (read: ReadNotices) =>
      'ids' in read ? noticesApi.markRead({ body: read }) : noticesApi.markRead({ body: read }),
    show: withRead,
    failed: () => t('notices.readFailed'),
  });
}

/** What was read of these is kept in this browser. */
function useImportNotices(wanted: boolean) {
  const { userData, empresa } = useSession();
  const maySystem = useAbility().can('read', 'Source');
  const now = useNow();
  const owner = `${empresa}-${userData.id}`;
  const choices = useNoticeStore(({ owners }) => choicesOf(owners, owner));
  const markRead = useNoticeStore((store) => store.markRead);
  const showSystem = useNoticeStore((store) => store.showSystem);
  const imports = useQuery({ ...importsQuery, enabled: wanted && maySystem && choices.system });
  const system = useMemo(
    () => (choices.system ? importNotices(imports.data?.datos ?? [], now) : []),
    [imports.data, now, choices.system],
  );
  const present = system.map(({ id }) => id);
  return {
    imports,
    system,
    maySystem,
    hasSystem: choices.system,
    unread: present.filter((id) => !choices.read.includes(id)),
    markImportsRead: (ids: readonly string[]) => markRead(owner, ids, present),
    showSystem: (on: boolean) => showSystem(owner, on),
  };
}
