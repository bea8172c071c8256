import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './subscribe.module.css';

const apps = ['google', 'outlook', 'apple'] as const;

/** An address, this once: how to take it along, and where it goes. */
export function NewAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('tenderCalendar');
  const [app, setApp] = useState<(typeof apps)[number]>('google');
  return (
    <div className={classes.form}>
      <Caution>{t('feed.once')}</Caution>
      <CopyField label={t('feed.address')} text={url} copy={t('feed.copy')} isMain />
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
