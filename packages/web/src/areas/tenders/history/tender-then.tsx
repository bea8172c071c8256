import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './tender-then.module.css';

/** The banner over a past version. */
export function ThenBanner({ id, en }: { id: number; en: string }) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const now = useNow();
  return (
    <div className={classes.banner}>
      <IconHistory size={20} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <output className={classes.title}>
          {t('past.title', { moment: formatMoment(en, now) })}{' '}
          <span className={classes.zone}>{t('tenders:closing.zone')}</span>
        </output>
        <p className={classes.lead}>{t('past.text')}</p>
      </div>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/licitaciones/$id" params={{ id }} />}
      >
        {t('past.back')}
      </Button>
    </div>
  );
}
