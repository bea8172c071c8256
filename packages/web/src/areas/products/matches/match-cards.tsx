import { Button, NativeSelect } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { hasFailed, QueryPending, QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { MatchRow } from './match-row.tsx';
import { WatchMatches } from './watch-matches.tsx';
import { matchesQuery, type MatchState, nearMissesQuery } from './match-queries.ts';
import classes from './matches.module.css';

const states = ['abiertas', 'todas'] as const;

/** What the product as it is saved finds, and what it nearly does. */
export function MatchCards({ product }: { product: Product }) {
  return (
    <div className={classes.cards}>
      <Matches product={product} />
      <NearMisses id={product.id} />
    </div>
  );
}

function Matches({ product }: { product: Product }) {
  const { id, calces, activo } = product;
  const { t } = useTranslation('products');
  const [state, setState] = useState<MatchState>('abiertas');
  const query = useInfiniteQuery(matchesQuery(id, state));
  const rows = query.data?.pages.flatMap(({ datos }) => datos) ?? [];
  return (
    <Section
      title={t('matches.list', { count: calces.abiertas })}
      actions={
        <>
          <NativeSelect
            size="xs"
            aria-label={t('matches.state')}
            value={state}
            data={states.map((value) => ({ value, label: t(`matches.states.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setState(value === 'todas' ? 'todas' : 'abiertas')
            }
          />
          {activo ? <WatchMatches products={[product]} /> : null}
        </>
      }
    >
      {calces.alDia ? null : <p className={classes.hint}>{t('matches.comparing')}</p>}
      {calces.demasiadas ? <p className={classes.warning}>{t('matches.tooMany')}</p> : null}
      {query.data === undefined || hasFailed(query) ? (
        <QueryPending query={query} lines={6} />
      ) : (
        <>
          {rows.length === 0 ? (
            <p className={classes.hint}>{t(activo ? 'matches.none' : 'matches.inactive')}</p>
          ) : (
            <ul className={classes.list}>
              {rows.map((match) => (
                <MatchRow key={match.licitacion.id} match={match} />
              ))}
            </ul>
          )}
          {query.isFetchNextPageError ? <p role="alert">{problemText(query.error)}</p> : null}
          {query.hasNextPage ? (
            <Button
              variant="default"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('matches.seeMore')}
            </Button>
          ) : null}
        </>
      )}
    </Section>
  );
}

/** Computed when asked for: it is compared with every open tender. */
function NearMisses({ id }: { id: number }) {
  const { t } = useTranslation('products');
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...nearMissesQuery(id), enabled: isAsked });
  return (
    <Section title={t('matches.near')}>
      {isAsked ? (
        <QueryState
          query={query}
          isEmpty={({ datos }) => datos.length === 0}
          empty={<p className={classes.hint}>{t('matches.noNear')}</p>}
        >
          {({ datos, exacto }) => (
            <>
              {exacto ? null : <p className={classes.hint}>{t('matches.nearPart')}</p>}
              <ul className={classes.list}>
                {datos.map((match) => (
                  <MatchRow key={match.licitacion.id} match={match} isNear />
                ))}
              </ul>
            </>
          )}
        </QueryState>
      ) : (
        <>
          <p className={classes.hint}>{t('matches.nearText')}</p>
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('matches.showNear')}
          </Button>
        </>
      )}
    </Section>
  );
}
