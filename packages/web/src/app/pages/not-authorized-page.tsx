import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#web/api/session-query.ts';
import { LockedPicture } from '#web/ui/illustrations/pictures.tsx';
import { SystemPage } from './system-page.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Where a page leads that one's abilities do not cover. */
export function NotAuthorizedPage() {
  const { t } = useTranslation();
  const title = usePageTitle('notAuthorized');
  // Anonymous users get here too: the links depend on the user.
  const isSignedIn = useQuery({ ...sessionQuery, enabled: false }).data !== undefined;
  return (
    <SystemPage
      title={title}
      picture={<LockedPicture />}
      actions={
        isSignedIn ? (
          <>
            <Button size="md" renderRoot={(props) => <Link {...props} to="/licitaciones" />}>
              {t('system.home')}
            </Button>
            <Button
              variant="default"
              size="md"
              renderRoot={(props) => <Link {...props} to="/access-control" />}
            >
              {t('system.seeAccess')}
            </Button>
          </>
        ) : (
          <Button size="md" renderRoot={(props) => <Link {...props} to="/login" />}>
            {t('system.otherAccount')}
          </Button>
        )
      }
    >
      {t('system.notAuthorized')}
    </SystemPage>
  );
}
