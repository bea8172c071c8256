import { Button, Textarea, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import type { Made } from './queries.ts';
import { curlOf } from './sample-call.ts';
import classes from './keys.module.css';

/** A new key, this once, and a command that shows that it works. */
export function MadeKey({ made, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation('keys');
  const curl = curlOf(made, globalThis.location.origin);
  return (
    <Dialog title={t('made.title', { name: made.nombre })} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.warning}>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
          {t('made.once')}
        </p>
        <TextInput
          readOnly
          dir="ltr"
          label={t('made.key')}
          value={made.clave}
          classNames={{ input: classes.mono }}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={made.clave} label={t('made.copy')} isFirst />
        {curl === null ? null : (
          <>
            <Textarea
              readOnly
              autosize
              dir="ltr"
              label={t('made.curl')}
              description={t('made.curlHint')}
              value={curl}
              classNames={{ input: classes.mono }}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton text={curl} label={t('made.copyCurl')} />
          </>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('made.done')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  isFirst?: boolean;
}

function CopyButton({ text, label, isFirst }: CopyButtonProps) {
  const { t } = useTranslation('keys');
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      className={classes.copy}
      {...(isFirst === true ? { 'data-autofocus': true } : { variant: 'default' })}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => clipboard.copy(text)}
    >
      {clipboard.copied ? t('made.copied') : label}
    </Button>
  );
}
