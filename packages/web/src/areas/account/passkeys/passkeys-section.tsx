import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '@pliego/contract/areas/account-passkeys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '#web/api/passkeys.ts';
import { Section } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { passkeysQuery } from '../queries.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import classes from '../account.module.css';

/** What one signs in with instead of a password and a code. */
export function PasskeysSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const end = () => {
    setAdding(false);
    setRemoving(null);
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  };
  return (
    <Section title={t('passkeys.title')}>
      <p className={classes.text}>{t('passkeys.text')}</p>
      <QueryState
        query={passkeys}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={null}
      >
        {({ datos }) => (
          <ul className={classes.sessions} aria-label={t('passkeys.title')}>
            {datos.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={() => setRemoving(passkey)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {hasPasskeys() ? (
        <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>
      ) : (
        <p className={classes.soft}>{t('passkeys.unsupported')}</p>
      )}
      {isAdding ? <AddPasskey onClose={end} /> : null}
      {removing === null ? null : <RemovePasskey passkey={removing} onClose={end} />}
    </Section>
  );
}
