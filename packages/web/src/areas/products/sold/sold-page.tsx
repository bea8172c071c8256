import { Button } from '@mantine/core';
import type { Sales } from '@pliego/contract/areas/sold-products';
import { printedRut, normalisedRut } from '@pliego/contract/rules/rut';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ProductBack } from '../ficha/product-back.tsx';
import { BuyersCard } from './buyers-card.tsx';
import { ProposedList } from './proposed-list.tsx';
import { salesQuery } from './sold-queries.ts';
import classes from './sold.module.css';

/** A catalogue to begin with: what the sources say that a RUT sold. */
export function SoldPage() {
  const { t } = useTranslation('products');
  const { search, change } = useSearchState('/shell/productos/vendidos');
  const query = useQuery(salesQuery(search.rut));
  return (
    <Page title={t('sold.title')} back={<ProductBack />}>
      <p className={classes.lead}>{t('sold.lead')}</p>
      <QueryState query={query} lines={8}>
        {(sales) => (
          <div className={classes.page}>
            <RutForm
              // The field follows the address: going back shows the RUT before.
              key={sales.rut ?? ''}
              rut={sales.rut}
              onAsk={(rut) => change({ rut })}
            />
            <Sold sales={sales} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

/** As people write it. What is masked, or no RUT, stays as it is. */
function shownRut(rut: string | null): string {
  const body = Number(rut?.split('-')[0] ?? Number.NaN);
  return Number.isNaN(body) ? (rut ?? '') : printedRut(body);
}

function RutForm({ rut, onAsk }: { rut: string | null; onAsk: (rut: string) => void }) {
  const { t } = useTranslation('products');
  const [typed, setTyped] = useState(shownRut(rut));
  const [isAsked, setAsked] = useState(false);
  const wanted = normalisedRut(typed);
  return (
    <form
      className={classes.ask}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (wanted !== null) onAsk(wanted);
      }}
    >
      <RutField
        label={t('sold.rut')}
        placeholder="76.123.456-0"
        value={typed}
        error={isAsked && wanted === null ? t('sold.rutWrong') : undefined}
        onChange={setTyped}
      />
      <Button type="submit" variant="default">
        {t('sold.ask')}
      </Button>
    </form>
  );
}

function Sold({ sales }: { sales: Sales }) {
  const { t } = useTranslation('products');
  const mayAdd = useAbility().can('create', 'Product');
  const { rut, nombre, procesos, hayMas, lineas, productos } = sales;
  if (rut === null) {
    return <EmptyState title={t('sold.noRutTitle')}>{t('sold.noRut')}</EmptyState>;
  }
  if (procesos === 0) {
    return <EmptyState title={t('sold.noneTitle')}>{t('sold.none')}</EmptyState>;
  }
  const counts = {
    processes: t('sold.processes', { count: procesos, total: formatCount(procesos) }),
    lines: t('sold.lines', { count: lineas, total: formatCount(lineas) }),
  };
  return (
    <>
      <p className={classes.summary}>
        {nombre === null ? null : <strong>{readableName(nombre)}</strong>}
        {t(hayMas ? 'sold.accordingFirst' : 'sold.according', counts)}
      </p>
      <div className={classes.columns}>
        <Section title={t('sold.products')}>
          {productos.length === 0 ? (
            <p className={classes.soft}>{t('sold.noLines')}</p>
          ) : (
            <ProposedList key={rut} sales={sales} mayAdd={mayAdd} />
          )}
        </Section>
        <BuyersCard key={rut} sales={sales} />
      </div>
    </>
  );
}
