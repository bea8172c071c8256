import { Button } from '@mantine/core';
import { IconGift, IconSend, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { MailLine } from './mail-line.tsx';
import classes from './dialogs.module.css';

const steps = [
  { name: 'send', Icon: IconSend },
  { name: 'join', Icon: IconUserPlus },
  { name: 'gain', Icon: IconGift },
] as const;

/** Recommends the product to somebody: how it goes, by mail, or with a link of one's own. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const [invited, setInvited] = useState<readonly string[]>([]);
  const add = (email: string) =>
    setInvited((held) => (held.includes(email) ? held : [...held, email]));
  return (
    <Dialog title={t('cards.invitar.title')} size="lg" onClose={onClose}>
      <div className={classes.form}>
        <ol className={classes.steps}>
          {steps.map(({ name, Icon }) => (
            <li key={name}>
              <span aria-hidden className={classes.icon}>
                <Icon size={24} stroke={1.6} />
              </span>
              <strong>{t(`invite.steps.${name}.title`)}</strong>
              <span className={classes.soft}>{t(`invite.steps.${name}.text`)}</span>
            </li>
          ))}
        </ol>
        <MailLine label={t('invite.email')} submit={t('invite.add')} onAdd={add} />
        <output className={classes.soft}>
          {invited.length === 0
            ? t('notStored')
            : t('invite.added', { count: invited.length, list: invited.join(', ') })}
        </output>
        <CopyField
          label={t('invite.link')}
          text={`${location.origin}/register`}
          copy={t('share.copy')}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
