import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { usePathParams } from '#web/ui/use-address.ts';
import { allUsersQuery, userQuery } from '../queries.ts';
import { UserView } from './user-view.tsx';
import classes from './view.module.css';

/** What names nobody, and is asked for so that it is answered as any other. */
const nobody = -1;

/** The ficha of a sample user; without a number in the address, of the newest. */
export function Page() {
  const { t } = useTranslation('demoUsers');
  const { t: title } = useTranslation('pages');
  const { id: asked } = usePathParams('/apps/user/view/$id');
  const all = useQuery({ ...allUsersQuery, enabled: asked === undefined });
  const id =
    asked === undefined ? all.data?.at(-1)?.id : /^\d+$/.test(asked) ? Number(asked) : nobody;
  const one = useQuery({ ...userQuery(id ?? nobody), enabled: id !== undefined });
  const error = all.error ?? one.error;
  const user = one.data;
  const back = (
    <AppLink href="/apps/user/list" className={classes.back}>
      ‹ {t('view.back')}
    </AppLink>
  );
  return (
    <PageFrame title={user?.fullName ?? title('userView')} back={back}>
      {error !== null ? (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void (all.error === null ? one.refetch() : all.refetch())}
        />
      ) : user === undefined ? (
        <LoadingState />
      ) : user === null ? (
        <EmptyState
          title={t('view.notFoundTitle')}
          actions={<AppLink href="/apps/user/list">{t('view.toList')}</AppLink>}
        >
          {t('view.notFoundText')}
        </EmptyState>
      ) : (
        <UserView user={user} />
      )}
    </PageFrame>
  );
}
