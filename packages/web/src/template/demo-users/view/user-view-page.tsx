import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { allUsersQuery, userQuery } from '../queries.ts';
import { UserView } from './user-view.tsx';
import classes from './view.module.css';

/** An id of no user; querying it yields the error for a missing user. */
const nobody = -1;

/** The details of a sample user; of the newest one when the address has no number. */
export function UserViewPage() {
  const { t } = useTranslation('demoUsers');
  const { t: title } = useTranslation('pages');
  const asked = useParams({ strict: false, select: ({ id: written }) => written });
  const all = useQuery({ ...allUsersQuery, enabled: asked === undefined });
  const wanted = asked ?? all.data?.at(-1)?.id;
  const id = typeof wanted === 'string' ? nobody : wanted;
  const one = useQuery({ ...userQuery(id ?? nobody), enabled: id !== undefined });
  const query = {
    data: one.data,
    error: all.error ?? one.error,
    refetch: () => (all.error === null ? one.refetch() : all.refetch()),
  };
  const back = (
    <AppLink to="/apps/user/list" className={classes.back}>
      ‹ {t('view.back')}
    </AppLink>
  );
  return (
    <Page title={one.data?.fullName ?? title('userView')} back={back}>
      <QueryState query={query}>
        {(user) => (user === null ? <MissingUser /> : <UserView user={user} />)}
      </QueryState>
    </Page>
  );
}

function MissingUser() {
  const { t } = useTranslation('demoUsers');
  return (
    <EmptyState
      title={t('view.notFoundTitle')}
      actions={<AppLink to="/apps/user/list">{t('view.toList')}</AppLink>}
    >
      {t('view.notFoundText')}
    </EmptyState>
  );
}
