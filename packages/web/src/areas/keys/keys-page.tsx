import { callsPerMinute } from '@pliego/contract/areas/keys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { KeyRow } from './key-row.tsx';
import { MadeKey } from './made-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { keysQuery, type Made } from './queries.ts';
import classes from './keys.module.css';

/** Keys with which other programs call the API: how to make one, which there are, and how to revoke them. */
export function KeysPage() {
  const { t } = useTranslation('keys');
  const keys = useQuery(keysQuery);
  const [made, setMade] = useState<Made>();
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <Section title={t('new.title')}>
          <p className={classes.text}>
            {t('text', { count: callsPerMinute })}{' '}
            <a href="/api/docs" target="_blank" rel="noreferrer">
              {t('docs')}
            </a>
          </p>
          <QueryState query={keys} lines={6}>
            {({ alcances }) => <NewKeyForm offered={alcances} onMade={setMade} />}
          </QueryState>
        </Section>
        <Section title={t('list.title')}>
          <QueryState
            query={keys}
            lines={3}
            isEmpty={({ datos }) => datos.length === 0}
            empty={<p className={classes.soft}>{t('list.none')}</p>}
          >
            {({ datos }) => (
              <ul className={classes.list} aria-label={t('list.title')}>
                {datos.map((key) => (
                  <KeyRow key={key.id} apiKey={key} />
                ))}
              </ul>
            )}
          </QueryState>
        </Section>
      </div>
      {made === undefined ? null : <MadeKey made={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
}
