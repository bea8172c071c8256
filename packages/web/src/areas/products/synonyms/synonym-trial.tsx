import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { SynonymChange, type SynonymTrial } from '@pliego/contract/areas/synonyms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { TenderName } from '../matches/match-row.tsx';
import matches from '../matches/matches.module.css';
import { synonymTrialQuery } from './synonym-queries.ts';
import classes from './synonyms.module.css';

const pauseMs = 400;

interface SynonymTrialProps {
  groups: string[][];
  isDirty: boolean;
}

/** While one types: what the list would find and lose of what is open now. */
export function SynonymTrialCard({ groups, isDirty }: SynonymTrialProps) {
  const { t } = useTranslation('products');
  const [settled] = useDebouncedValue(groups, pauseMs);
  const isRight = z.safeParse(SynonymChange, { grupos: settled }).success;
  const query = useQuery({ ...synonymTrialQuery(settled), enabled: isDirty && isRight });
  if (!isDirty || !isRight) {
    return (
      <Section title={t('synonyms.trial')}>
        <p className={classes.soft}>{t(isDirty ? 'synonyms.write' : 'synonyms.change')}</p>
      </Section>
    );
  }
  return (
    <Section
      title={t('synonyms.trial')}
      actions={query.isFetching ? <Loader size={16} aria-label={t('matches.trying')} /> : null}
    >
      {query.data === undefined || hasFailed(query) ? (
        <QueryPending query={query} lines={4} />
      ) : (
        <Found trial={query.data} />
      )}
    </Section>
  );
}

function Found({ trial }: { trial: SynonymTrial }) {
  const { t } = useTranslation('products');
  const { productos, agrega, quita, agregadas, quitadas, exacto } = trial;
  return (
    <div className={matches.trial}>
      <output className={matches.total}>{t('synonyms.products', { count: productos })}</output>
      {exacto ? null : <p className={classes.soft}>{t('synonyms.part')}</p>}
      {productos > 0 && agrega + quita === 0 ? (
        <p className={classes.soft}>{t('synonyms.noChange')}</p>
      ) : null}
      <Moved title={t('synonyms.adds', { count: agrega })} count={agrega} moved={agregadas} />
      <Moved title={t('synonyms.takes', { count: quita })} count={quita} moved={quitadas} />
    </div>
  );
}

interface MovedProps {
  title: string;
  count: number;
  moved: SynonymTrial['agregadas'];
}

function Moved({ title, count, moved }: MovedProps) {
  const { t } = useTranslation('products');
  if (count === 0) return null;
  return (
    <div className={matches.moved}>
      <p className={matches.movedTitle}>{title}</p>
      <ul>
        {moved.map(({ licitacion, producto }) => (
          <li key={`${licitacion.id} ${producto.id}`}>
            <TenderName tender={licitacion} />
            <span className={matches.soft}>{producto.nombre}</span>
          </li>
        ))}
      </ul>
      {count > moved.length ? (
        <p className={matches.soft}>{t('matches.more', { count: count - moved.length })}</p>
      ) : null}
    </div>
  );
}
