import { Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MatchTrial } from '@pliego/contract/areas/match-shapes';
import { ProductFields } from '@pliego/contract/areas/product-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { formatCount } from '#web/lib/format.ts';
import { hasFailed, QueryPending } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import type { ProductValues } from '../ficha/product-values.ts';
import { MatchRow } from './match-row.tsx';
import { trialQuery } from './match-queries.ts';
import { Moved } from './moved.tsx';
import classes from './matches.module.css';

const pauseMs = 400;
/** As many as show whether it finds what is meant. */
const shownFirst = 5;

/** What is typed as a product, where it says anything that a line could be recognised by. */
function triedOf(values: ProductValues): ProductFields | 'empty' | 'wrong' {
  const { nombre, unspsc, palabrasClave, sku } = values;
  if (nombre.trim() === '' && unspsc.length === 0 && palabrasClave.length === 0) return 'empty';
  // Neither is known at first, and neither keeps it from being tried.
  const named = { ...values, sku: sku.trim() || '-', nombre: nombre.trim() || '-' };
  const checked = z.safeParse(ProductFields, named);
  return checked.success ? checked.data : 'wrong';
}

interface TrialPanelProps {
  values: ProductValues;
  /** Of the product that is changed; null of a new one. */
  id: number | null;
  isDirty: boolean;
}

/** While one types: how many open tenders this would find, the first of them, and what a change adds and takes. */
export function TrialPanel({ values, id, isDirty }: TrialPanelProps) {
  const { t } = useTranslation('products');
  const [settled] = useDebouncedValue(values, pauseMs);
  const tried = triedOf(settled);
  const query = useQuery(trialQuery(typeof tried === 'string' ? null : tried, id));
  const { data } = query;
  if (typeof tried === 'string') {
    return (
      <Section title={t('matches.trial')}>
        <p className={classes.hint}>{t(`matches.${tried}`)}</p>
      </Section>
    );
  }
  return (
    <Section
      title={t('matches.trial')}
      actions={query.isFetching ? <Loader size={16} aria-label={t('matches.trying')} /> : null}
    >
      {data === undefined || hasFailed(query) ? (
        <QueryPending query={query} lines={4} />
      ) : (
        <Found trial={data} withList={id === null || isDirty} />
      )}
    </Section>
  );
}

/** Without the list where nothing is changed: what the product finds stands below. */
function Found({ trial, withList }: { trial: MatchTrial; withList: boolean }) {
  const { t } = useTranslation('products');
  const { total, exacto, demasiadas, datos, cambio } = trial;
  const first = datos.slice(0, shownFirst);
  return (
    <div className={classes.trial}>
      <output className={classes.total}>
        {t(exacto ? 'matches.total' : 'matches.totalAtLeast', {
          count: total,
          total: formatCount(total),
        })}
      </output>
      {demasiadas ? (
        <p role="alert" className={classes.warning}>
          {t('matches.tooMany')}
        </p>
      ) : null}
      {cambio === null || cambio.agrega + cambio.quita === 0 ? null : (
        <div className={classes.change}>
          <Moved
            title={t('matches.adds', { count: cambio.agrega })}
            tenders={cambio.agregadas}
            count={cambio.agrega}
          />
          <Moved
            title={t('matches.takes', { count: cambio.quita })}
            tenders={cambio.quitadas}
            count={cambio.quita}
          />
        </div>
      )}
      {first.length === 0 ? <p className={classes.hint}>{t('matches.noneYet')}</p> : null}
      {withList ? (
        <ul className={classes.list}>
          {first.map((match) => (
            <MatchRow key={match.licitacion.id} match={match} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
