import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useCalendarAddress } from '../address.ts';
import classes from './board-notes.module.css';

/** Above the days: what one would otherwise wonder about. */
export function BoardNotes() {
  const { t } = useTranslation('calendar');
  const { shown, change } = useCalendarAddress();
  const isAway = otherWallClock(new Date(useNow()).toISOString(), ownZone()) !== null;
  if (shown.length > 0 && !isAway) return null;
  return (
    <div className={classes.notes}>
      {shown.length > 0 ? null : (
        <output className={classes.note}>
          {t('noneChosen')}{' '}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change({ categorias: undefined })}
          >
            {t('viewAll')}
          </Button>
        </output>
      )}
      {isAway ? <span className={classes.zone}>{t('zone')}</span> : null}
    </div>
  );
}
