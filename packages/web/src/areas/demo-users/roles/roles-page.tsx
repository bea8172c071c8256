import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { UserFilters } from '../list/user-filters.tsx';
import { UserSearch } from '../list/user-search.ts';
import { UserTable } from '../list/user-table.tsx';
import type { UserActions } from '../list/user-actions.ts';
import { UserDrawer } from '../user-drawer.tsx';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { RoleCards } from './role-cards.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { EditedRole } from './role-mutations.ts';
import classes from './roles.module.css';

/** The roles with what each may do, and below them who has which. */
export function Page() {
  const { t } = useTranslation('demoUsers');
  const { t: title } = useTranslation('pages');
  const { search, change } = useAddress(UserSearch);
  const [edited, setEdited] = useState<EditedRole | null>(null);
  const [person, setPerson] = useState<DemoUser | null>(null);
  const actions = useMemo<UserActions>(() => ({ onEdit: setPerson }), []);
  return (
    <PageFrame title={title('roles')}>
      <p className={classes.intro}>{t('roles.intro')}</p>
      <RoleCards
        onEdit={setEdited}
        shown={search.role}
        onShow={(role) => change({ role, page: undefined })}
      />
      <h2 className={classes.heading}>{t('roles.peopleTitle')}</h2>
      <UserFilters search={search} change={change} />
      <UserTable label={t('roles.peopleTitle')} search={search} change={change} actions={actions} />
      {edited === null ? null : <RoleDialog edited={edited} onClose={() => setEdited(null)} />}
      <UserDrawer user={person} opened={person !== null} onClose={() => setPerson(null)} />
    </PageFrame>
  );
}
