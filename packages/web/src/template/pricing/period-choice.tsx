import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Period } from './period-search.ts';

interface PeriodChoiceProps {
  period: Period;
  onChoose: (period: Period) => void;
}

/** Whether prices are by month or for the whole term. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('pricing');
  return (
    <SegmentedControl
      aria-label={t('period')}
      value={period}
      data={[
        { value: 'mes', label: t('monthly') },
        { value: 'plazo', label: t('annual') },
      ]}
      onChange={(value) => onChoose(value === 'plazo' ? 'plazo' : 'mes')}
    />
  );
}
