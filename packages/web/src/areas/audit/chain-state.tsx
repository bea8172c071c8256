import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chainQuery } from './audit-queries.ts';
import classes from './audit.module.css';

/** Characters of a fingerprint that tell it from another one at a glance. */
const shownDigits = 12;

/** Whether the chain of the entries is whole, as the server has just worked out. */
export function ChainState() {
  const { t } = useTranslation('auditLog');
  const { data, isError, refetch } = useQuery(chainQuery);
  if (isError) {
    return (
      <output className={classes.chain}>
        {t('chain.failed')}
        <button type="button" className={classes.retry} onClick={() => void refetch()}>
          {t('chain.retry')}
        </button>
      </output>
    );
  }
  if (data === undefined) {
    return <output className={classes.chain}>{t('chain.checking')}</output>;
  }
  const { rota, huella } = data;
  if (rota === null) {
    return (
      <output className={classes.chain} data-state="whole">
        <IconLink size={16} aria-hidden />
        <b>{t('chain.whole')}</b>
        <span className={classes.soft}>
          {t('chain.wholeHint', { hash: huella?.slice(0, shownDigits) ?? '—' })}
        </span>
      </output>
    );
  }
  return (
    <p className={classes.chain} role="alert" data-state="broken">
      <IconLinkOff size={16} aria-hidden />
      <b>{t('chain.broken', { id: rota.id })}</b>
      <span>{t(`chain.${rota.falla}`)}</span>
    </p>
  );
}
