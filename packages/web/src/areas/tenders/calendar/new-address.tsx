import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './subscribe.module.css';

const apps = ['google', 'outlook', 'apple'] as const;

/** An address, this once: how to take it along, and where it goes. */
export function NewAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('tenderCalendar');
  const clipboard = useClipboard({ timeout: 2_000 });
  const [app, setApp] = useState<(typeof apps)[number]>('google');
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.form}>
      <p className={classes.warning}>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
        {t('feed.once')}
      </p>
      <TextInput
        readOnly
        dir="ltr"
        label={t('feed.address')}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        data-autofocus
        className={classes.copy}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => clipboard.copy(url)}
      >
        {t(clipboard.copied ? 'feed.copied' : 'feed.copy')}
      </Button>
      <div className={classes.how}>
        <span className={classes.legend} id="donde-pegarla">
          {t('feed.how')}
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="donde-pegarla"
          value={app}
          data={apps.map((value) => ({ value, label: t(`feed.apps.${value}`) }))}
          onChange={(value) => setApp(apps.find((known) => known === value) ?? 'google')}
        />
        <p className={classes.text} aria-live="polite">
          {t(`feed.steps.${app}`)}
        </p>
      </div>
      <p className={classes.soft}>
        {t('feed.manage')}{' '}
        <AppLink to="/cuenta" hash="calendarios">
          {t('feed.toAccount')}
        </AppLink>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('feed.done')}
        </Button>
      </DialogActions>
    </div>
  );
}
