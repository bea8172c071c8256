import { Button } from '@mantine/core';
import type { Passkey } from '@pliego/contract/areas/account-passkeys';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from '../account.module.css';

/** One passkey: since when, its last use, and how to take it away. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('account');
  const now = useNow();
  const { nombre, creada, ultimoUso, sincronizada } = passkey;
  const used =
    ultimoUso === null
      ? t('passkeys.neverUsed')
      : t('passkeys.used', { moment: formatMoment(ultimoUso, now) });
  return (
    <li className={classes.session}>
      <IconKey aria-hidden size={24} stroke={1.5} className={classes.sessionIcon} />
      <div className={classes.sessionFacts}>
        <p className={classes.sessionName}>{nombre}</p>
        <p className={classes.soft}>
          {t('passkeys.created', { moment: formatMoment(creada, now) })} · {used}
        </p>
        <p className={classes.soft}>{t(sincronizada ? 'passkeys.synced' : 'passkeys.single')}</p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('passkeys.removeOne', { name: nombre })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
