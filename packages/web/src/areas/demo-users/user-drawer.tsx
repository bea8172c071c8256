import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { UserForm } from './user-form.tsx';

interface UserDrawerProps {
  /** Whom to edit; null adds someone. */
  user: DemoUser | null;
  opened: boolean;
  onClose: () => void;
}

/** The panel in which a user is added or edited. */
export function UserDrawer({ user, opened, onClose }: UserDrawerProps) {
  const { t } = useTranslation('demoUsers');
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      side="right"
      width={420}
      title={user === null ? t('form.addTitle') : t('form.editTitle', { name: user.fullName })}
    >
      {opened ? <UserForm key={user?.id ?? 'new'} user={user} onClose={onClose} /> : null}
    </SideDrawer>
  );
}
