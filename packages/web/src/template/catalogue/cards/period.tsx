import { NativeSelect } from '@mantine/core';
import { type CardPeriod, cardPeriods } from '@pliego/contract/areas/card-choices';
import { useTranslation } from 'react-i18next';

interface PeriodProps {
  /** Of which card. */
  name: string;
  value: CardPeriod;
  onChange: (period: CardPeriod) => void;
}

/** The period of a card. */
export function Period({ name, value, onChange }: PeriodProps) {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <NativeSelect
      size="xs"
      aria-label={t('text.periodOf', { name })}
      value={value}
      data={cardPeriods.map((one) => ({ value: one, label: t(`text.${one}`) }))}
      onChange={({ currentTarget }) =>
        onChange(cardPeriods.find((one) => one === currentTarget.value) ?? '28-days')
      }
    />
  );
}
