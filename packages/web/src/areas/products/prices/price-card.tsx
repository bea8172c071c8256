import { Button, NativeSelect } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import type { ProductPrices } from '@pliego/contract/areas/prices';
import { regions } from '@pliego/contract/rules/regions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { PriceRow } from './price-row.tsx';
import { PriceSummary } from './price-summary.tsx';
import { pricesQuery } from './price-queries.ts';
import classes from './prices.module.css';

/** At what prices others sold what this product is. */
export function PriceCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const [region, setRegion] = useState<number | null>(null);
  const hasCodes = product.unspsc.length > 0;
  const query = useQuery({
    ...pricesQuery(product.id, product.version, region),
    enabled: hasCodes,
  });
  return (
    <Section
      title={t('prices.title')}
      actions={
        hasCodes ? (
          <NativeSelect
            size="xs"
            aria-label={t('prices.region')}
            value={region ?? ''}
            data={[
              { value: '', label: t('prices.everywhere') },
              ...regions.map(({ number, name }) => ({ value: String(number), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setRegion(value === '' ? null : Number(value))
            }
          />
        ) : null
      }
    >
      {hasCodes ? (
        <QueryState
          query={query}
          lines={4}
          isEmpty={({ lineas }) => lineas === 0}
          empty={
            <p className={classes.hint}>
              {t(region === null ? 'prices.none' : 'prices.noneInRegion')}
            </p>
          }
        >
          {(prices) => <Prices product={product} prices={prices} />}
        </QueryState>
      ) : (
        <p className={classes.hint}>{t('prices.noCodes')}</p>
      )}
      <MarketLinks codes={product.unspsc} />
    </Section>
  );
}

/** The families of a product, each with who buys it and who wins it. */
function MarketLinks({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('products');
  const mayRead = useAbility().can('read', 'Report');
  const families = [...new Set(codes.map((code) => code.slice(0, 4)))];
  if (!mayRead || families.length === 0) return null;
  return (
    <ul className={classes.markets}>
      {families.map((codigo) => (
        <li key={codigo}>
          <AppLink to="/rubros/$codigo" params={{ codigo }}>
            {t('prices.market', { code: codigo })}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** So many are shown at first. */
const first = 8;

function Prices({ product, prices }: { product: Product; prices: ProductPrices }) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  const { datos, cifras, nivel, codigos, lineas, exacto } = prices;
  const shown = isOpen ? datos : datos.slice(0, first);
  return (
    <>
      {nivel === 'clase' ? (
        <p className={classes.hint}>{t('prices.ofClass', { codes: codigos.join(', ') })}</p>
      ) : null}
      {exacto ? null : <p className={classes.hint}>{t('prices.newest', { count: lineas })}</p>}
      <ul className={classes.figures}>
        {cifras.map((figures) => (
          <PriceSummary
            key={`${figures.moneda} ${figures.unidad}`}
            figures={figures}
            own={figures.comparable ? product.precio : null}
          />
        ))}
      </ul>
      <ul className={classes.list}>
        {shown.map((price) => (
          <PriceRow key={`${price.licitacion.id} ${price.linea}`} price={price} />
        ))}
      </ul>
      {isOpen || datos.length <= first ? null : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('prices.more', { count: datos.length - first })}
        </Button>
      )}
    </>
  );
}
