import type { FormerColleague } from '@pliego/contract/areas/users';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useErasePerson } from './people-mutations.ts';
import classes from './people.module.css';

interface EraseDialogProps {
  person: FormerColleague;
  onClose: () => void;
}

/** Asks before the name and the address of somebody who left are erased: that cannot be taken back. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { t } = useTranslation('users');
  const { mutate: erase, isPending } = useErasePerson(person);
  return (
    <ConfirmDialog
      title={t('erase.title', { name: person.fullName })}
      confirm={t('erase.submit')}
      danger
      busy={isPending}
      onConfirm={() => erase(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('erase.text')}</p>
      <p className={classes.explain}>{t('erase.kept')}</p>
    </ConfirmDialog>
  );
}
