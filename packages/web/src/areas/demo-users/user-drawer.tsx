import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { userQuery } from './queries.ts';
import { UserForm } from './user-form.tsx';
import { useUserPanel } from './user-panel.ts';

/** The panel in which a user is added or edited: whoever the address names. */
export function UserDrawer() {
  const { t } = useTranslation('demoUsers');
  const { asked, close } = useUserPanel();
  // What it shows while it goes away is what it showed before.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const isNew = last === undefined || last === 'new';
  const found = useQuery({ ...userQuery(Number(last)), enabled: asked !== undefined && !isNew });
  const user = found.data ?? null;
  return (
    <SideDrawer
      opened={asked !== undefined}
      onClose={close}
      side="right"
      width={420}
      title={
        isNew
          ? t('form.addTitle')
          : user === null
            ? t('actions.edit')
            : t('form.editTitle', { name: user.fullName })
      }
    >
      {last === undefined ? null : isNew || user !== null ? (
        <UserForm key={last} user={user} onClose={close} />
      ) : found.data === null ? (
        <EmptyState
          title={t('view.notFoundTitle')}
          actions={
            <Button variant="default" onClick={close}>
              {t('view.toList')}
            </Button>
          }
        >
          {t('view.notFoundText')}
        </EmptyState>
      ) : found.error === null ? (
        <LoadingState lines={9} />
      ) : (
        <ErrorState text={problemText(found.error)} onRetry={() => void found.refetch()} />
      )}
    </SideDrawer>
  );
}
