import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#web/api/session-query.ts';
import { LockedPicture } from '#web/ui/illustrations/pictures.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Where a page leads that one's abilities do not cover. */
export function Page() {
  const { t } = useTranslation();
  const title = usePageTitle('notAuthorized');
  // Also strangers get here: what is offered depends on who asks.
  const isSignedIn = useQuery({ ...sessionQuery, enabled: false }).data !== undefined;
  return (
    <SystemPage
      title={title}
      picture={<LockedPicture />}
      actions={
        isSignedIn ? (
          <>
            <Link to="/licitaciones" {...buttonLook({ size: 'md' })}>
              {t('system.home')}
            </Link>
            <Link
              to="/$"
              params={{ _splat: 'access-control' }}
              {...buttonLook({ size: 'md', variant: 'default' })}
            >
              {t('system.seeAccess')}
            </Link>
          </>
        ) : (
          <Link to="/login" {...buttonLook({ size: 'md' })}>
            {t('system.otherAccount')}
          </Link>
        )
      }
    >
      {t('system.notAuthorized')}
    </SystemPage>
  );
}
