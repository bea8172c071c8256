import { Button, Checkbox } from '@mantine/core';
import { calendarCategories } from '@pliego/contract/areas/calendar-choices';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { toneProps } from '#web/ui/display/tone.ts';
import { useCalendarAddress } from '../address.ts';
import { addressOf, categoryTones, toggled } from '../categories.ts';
import classes from './calendar-side.module.css';

const MiniMonth = lazy(async () => {
  const { MiniMonth } = await import('./mini-month.tsx');
  return { default: MiniMonth };
});

/** Beside the calendar: a new event, a small month to go elsewhere by, and what is shown. */
export function CalendarSide() {
  const { t } = useTranslation('calendar');
  const { shown, change, openNew } = useCalendarAddress();
  const { close } = useAppSide();
  const isAll = shown.length === calendarCategories.length;
  return (
    <div className={classes.side}>
      <Button
        fullWidth
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          close();
          openNew();
        }}
      >
        {t('newEvent')}
      </Button>
      <Suspense fallback={<div className={classes.month} />}>
        <MiniMonth />
      </Suspense>
      <fieldset className={classes.filters}>
        <legend className={classes.heading}>{t('filters')}</legend>
        <Checkbox
          label={t('viewAll')}
          checked={isAll}
          indeterminate={!isAll && shown.length > 0}
          onChange={() => change({ categorias: addressOf(isAll ? [] : calendarCategories) })}
        />
        {calendarCategories.map((category) => {
          const { className, style } = toneProps(categoryTones[category]);
          return (
            <Checkbox
              key={category}
              className={className}
              style={style}
              classNames={{ input: classes.box }}
              label={t(`categories.${category}`)}
              checked={shown.includes(category)}
              onChange={() => change({ categorias: addressOf(toggled(shown, category)) })}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
