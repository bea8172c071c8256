import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { userQuery } from './queries.ts';
import { UserForm } from './user-form.tsx';
import { useUserPanel } from './user-panel.ts';

/** The panel in which a user is added or edited; the address names the user. */
export function UserDrawer() {
  const { t } = useTranslation('demoUsers');
  const { asked, close } = useUserPanel();
  // What it shows while it goes away is what it showed before.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const isNew = last === undefined || last === 'new';
  const found = useQuery({ ...userQuery(Number(last)), enabled: asked !== undefined && !isNew });
  const name = found.data?.fullName;
  const editTitle = name === undefined ? t('actions.edit') : t('form.editTitle', { name });
  return (
    <SideDrawer
      opened={asked !== undefined}
      onClose={close}
      side="right"
      width={420}
      title={isNew ? t('form.addTitle') : editTitle}
    >
      {last === 'new' ? <UserForm key="new" user={null} onClose={close} /> : null}
      {isNew ? null : (
        <QueryState query={found} lines={9}>
          {(user) =>
            user === null ? (
              <MissingUser onClose={close} />
            ) : (
              <UserForm key={last} user={user} onClose={close} />
            )
          }
        </QueryState>
      )}
    </SideDrawer>
  );
}

function MissingUser({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demoUsers');
  return (
    <EmptyState
      title={t('view.notFoundTitle')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('view.toList')}
        </Button>
      }
    >
      {t('view.notFoundText')}
    </EmptyState>
  );
}
