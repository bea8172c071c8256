import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { UserFilters } from '../list/user-filters.tsx';
import { UserTable } from '../list/user-table.tsx';
import type { UserActions } from '../list/user-actions.ts';
import { UserDrawer } from '../user-drawer.tsx';
import { useUserPanel } from '../user-panel.ts';
import { RoleCards } from './role-cards.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useRolePanel } from './role-panel.ts';
import classes from './roles.module.css';

/** The roles with what each may do, and below them who has which. */
export function RolesPage() {
  const { t } = useTranslation('demoUsers');
  const { t: title } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/apps/roles');
  const { asked, edited, open, close } = useRolePanel();
  const actions: UserActions = { onEdit: useUserPanel().edit };
  return (
    <Page title={title('roles')}>
      <p className={classes.intro}>{t('roles.intro')}</p>
      <RoleCards
        onEdit={open}
        shown={search.role}
        onShow={(role) => change({ role, page: undefined })}
      />
      <h2 className={classes.heading}>{t('roles.peopleTitle')}</h2>
      <UserFilters search={search} change={change} />
      <UserTable label={t('roles.peopleTitle')} search={search} change={change} actions={actions} />
      {edited === null ? null : <RoleDialog key={asked} edited={edited} onClose={close} />}
      <UserDrawer />
    </Page>
  );
}
