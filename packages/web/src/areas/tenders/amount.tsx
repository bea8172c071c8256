import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import classes from './cells.module.css';

/** An amount as published, or that none was. */
export function Amount({ amount, currency }: { amount: number | null; currency: string | null }) {
  const { t } = useTranslation('tenders');
  const text = formatMoney(amount, currency);
  return text === null ? (
    <span className={classes.none}>{t('amount.none')}</span>
  ) : (
    <span className={classes.amount}>{text}</span>
  );
}
