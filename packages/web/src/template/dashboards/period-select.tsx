import { NativeSelect } from '@mantine/core';
import { type CardPeriod, cardPeriods } from '@pliego/contract/areas/card-choices';
import { useTranslation } from 'react-i18next';

interface PeriodSelectProps {
  /** Of which card. */
  name: string;
  period: CardPeriod;
  onPeriod: (period: CardPeriod | undefined) => void;
}

/** The period of a card. */
export function PeriodSelect({ name, period, onPeriod }: PeriodSelectProps) {
  const { t } = useTranslation('dashboards');
  return (
    <NativeSelect
      size="xs"
      aria-label={`${t('period.label')}: ${name}`}
      value={period}
      data={cardPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = cardPeriods.find((known) => known === value);
        // The first one is the default of the address.
        onPeriod(chosen === cardPeriods[0] ? undefined : chosen);
      }}
    />
  );
}
