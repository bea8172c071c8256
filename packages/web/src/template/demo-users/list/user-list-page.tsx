import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useChangeUser, useRemoveUser } from '../mutations.ts';
import { UserDrawer } from '../user-drawer.tsx';
import { useUserPanel } from '../user-panel.ts';
import type { UserActions } from './user-actions.ts';
import { UserFilters } from './user-filters.tsx';
import { UserStats } from './user-stats.tsx';
import { UserTable } from './user-table.tsx';
import { useExportUsers } from './use-export-users.ts';

/** The sample users: figures, filters, the list, and a panel to add or edit one. */
export function UserListPage() {
  const { t } = useTranslation('demoUsers');
  const { t: title } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/apps/user/list');
  const { edit, add } = useUserPanel();
  const { toggleSuspended } = useChangeUser();
  const onRemove = useRemoveUser();
  const exportUsers = useExportUsers();
  const actions: UserActions = {
    onEdit: edit,
    onToggleSuspended: toggleSuspended,
    onRemove,
  };
  return (
    <Page
      title={title('userList')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => exportUsers(search)}
          >
            {t('list.export')}
          </Button>
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t('list.add')}
          </Button>
        </>
      }
    >
      <UserStats
        status={search.status}
        onStatus={(status) => change({ status, page: undefined })}
      />
      <UserFilters search={search} change={change} />
      <UserTable label={t('list.label')} search={search} change={change} actions={actions} />
      <UserDrawer />
    </Page>
  );
}
