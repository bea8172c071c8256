import { NativeSelect } from '@mantine/core';
import {
  movingPeriods,
  type ReportPeriod,
  reportPeriods,
} from '@pliego/contract/rules/report-period';
import { useTranslation } from 'react-i18next';

interface PeriodSelectProps {
  value: ReportPeriod;
  /** The report is looked at between two days, which can be kept. */
  hasOwnDays: boolean;
  onChange: (value: ReportPeriod) => void;
}

/** The days of a report that is looked at again and again, by their name. */
export function PeriodSelect({ value, hasOwnDays, onChange }: PeriodSelectProps) {
  const { t } = useTranslation('reportPages');
  const offered = hasOwnDays ? reportPeriods : movingPeriods;
  return (
    <NativeSelect
      label={t('filters.periodo')}
      value={value}
      data={offered.map((period) => ({ value: period, label: t(`links.periods.${period}`) }))}
      onChange={({ currentTarget }) =>
        onChange(offered.find((one) => one === currentTarget.value) ?? 'ano')
      }
    />
  );
}
