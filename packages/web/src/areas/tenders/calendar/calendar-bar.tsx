import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { isBusinessDay } from '@pliego/contract/rules/business-days';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDayMonth, formatMonth } from '#web/lib/format-calendar.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { dateGroups, periods } from './calendar-choices.ts';
import { daysOf, laidOut, stepped, windowOf } from './calendar-window.ts';
import { isOwnGroup, shownGroups, withGroup } from './date-groups.ts';
import { KindMark } from './kind-mark.tsx';
import { useCompanyDays } from './use-company-days.ts';
import classes from './calendar.module.css';

interface CalendarBarProps {
  today: string;
  /** Of the days that are shown; undefined while that is not known. */
  holidays: readonly { dia: string }[] | undefined;
}

/** Which days are shown, how, and which kinds of dates. */
export function CalendarBar({ today, holidays }: CalendarBarProps) {
  const { t } = useTranslation('tenderCalendar');
  const { search, change } = useListSearch();
  const company = useCompanyDays();
  const shown = windowOf(search, today);
  // The weeks of a month have days of others.
  const isMeant = (day: string) => shown.month === undefined || day.startsWith(shown.month);
  const business = daysOf(shown).filter((day) => isMeant(day) && isBusinessDay(day, company));
  const off = (holidays ?? []).filter(({ dia }) => isMeant(dia));
  const layout = search.periodo ?? 'mes';
  const step = (by: 1 | -1) => change({ ...stepped(search, today, by), ver: undefined });
  const facts = [
    t('business', { count: business.length }),
    ...(off.length === 0 ? [] : [t('holidays', { count: off.length })]),
  ];
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t(`previous.${layout}`)}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={17} aria-hidden className={classes.arrow} />
        </ActionIcon>
        <Button
          variant="default"
          px={12}
          onClick={() => change({ mes: undefined, dia: undefined, ver: undefined })}
        >
          {t('today')}
        </Button>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t(`next.${layout}`)}
          onClick={() => step(1)}
        >
          <IconChevronRight size={17} aria-hidden className={classes.arrow} />
        </ActionIcon>
      </div>
      <div className={classes.span} aria-live="polite">
        <h2 className={classes.title}>
          {shown.month === undefined
            ? t('range', { from: formatDayMonth(shown.from), until: withYear(shown.to) })
            : formatMonth(`${shown.month}-01`)}
        </h2>
        <span className={classes.facts}>{facts.join(', ')}</span>
      </div>
      <SegmentedControl
        aria-label={t('period.label')}
        value={layout}
        data={(['mes', ...periods] as const).map((value) => ({
          value,
          label: t(`period.${value}`),
        }))}
        onChange={(value) =>
          change(
            laidOut(
              search,
              today,
              periods.find((period) => period === value),
            ),
          )
        }
      />
      <KindChoice />
    </div>
  );
}

const withYear = (day: string) => `${formatDayMonth(day)} ${day.slice(0, 4)}`;

/** The kinds of dates, each a switch that also says what its drawing means. */
function KindChoice() {
  const { t } = useTranslation('tenderCalendar');
  const { search, change } = useListSearch();
  const shown = shownGroups(search.fechas);
  return (
    <fieldset className={classes.kinds} aria-label={t('kinds.label')}>
      {dateGroups.map((group) => (
        <button
          key={group}
          type="button"
          className={classes.kind}
          data-own={isOwnGroup(group) || undefined}
          aria-pressed={shown.includes(group)}
          title={t(`hints.${group}`)}
          onClick={() => change({ fechas: withGroup(search.fechas, group) }, { replace: true })}
        >
          <KindMark group={group} />
          {t(`kinds.${group}`)}
        </button>
      ))}
    </fieldset>
  );
}
