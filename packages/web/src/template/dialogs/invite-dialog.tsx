import { Button, TextInput } from '@mantine/core';
import { Email } from '@pliego/contract/fields';
import { IconGift, IconSend, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './dialogs.module.css';

const Invited = z.object({ email: Email });

const steps = [
  { name: 'send', Icon: IconSend },
  { name: 'join', Icon: IconUserPlus },
  { name: 'gain', Icon: IconGift },
] as const;

/** Recommends the product to somebody: how it goes, by mail, or with a link of one's own. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const [invited, setInvited] = useState<readonly string[]>([]);
  const { form, formProps } = useContractForm({
    schema: Invited,
    initialValues: { email: '' },
    send: async ({ email }) => {
      const address = email.trim().toLowerCase();
      setInvited((held) => (held.includes(address) ? held : [...held, address]));
    },
    onDone: () => {
      form.reset();
    },
  });
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
        <form {...formProps} className={classes.line}>
          <TextInput
            {...form.getInputProps('email')}
            data-autofocus
            className={classes.grow}
            label={t('invite.email')}
            autoComplete="off"
          />
          <Button type="submit">{t('invite.add')}</Button>
        </form>
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
