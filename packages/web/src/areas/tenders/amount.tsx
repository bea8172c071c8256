import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import classes from './cells.module.css';

interface AmountProps {
  amount: number | null;
  currency: string | null;
  /** In a list most would say that none was published: there a dash does. */
  short?: boolean;
}

/** An amount as published, or that none was. */
export function Amount({ amount, currency, short = false }: AmountProps) {
  const { t } = useTranslation('tenders');
  const text = formatMoney(amount, currency);
  if (text !== null) return <span className={classes.amount}>{text}</span>;
  if (!short) return <span className={classes.none}>{t('amount.none')}</span>;
  return (
    <span className={classes.none} title={t('amount.none')}>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('amount.none')}</VisuallyHidden>
    </span>
  );
}
