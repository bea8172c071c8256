import type { Product } from '@pliego/contract/areas/product-shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productsApi } from '#web/api/areas/products.ts';
import { problemCode } from '#web/api/problems.ts';
import { useAbility } from '#web/api/use-session.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { keepProduct, productQuery } from '../queries.ts';
import { LearnedCard } from '../learning/learned-card.tsx';
import { MatchCards } from '../matches/match-cards.tsx';
import { PriceCard } from '../prices/price-card.tsx';
import { ProductBack } from './product-back.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductFormView } from './product-form-view.tsx';
import { changeOf, valuesOf } from './product-values.ts';
import { RemoveProduct } from './remove-product.tsx';
import { useProductForm } from './use-product-form.ts';
import classes from './ficha.module.css';

const route = getRouteApi('/shell/productos/$id');

/** One product: what it is, how tenders are recognised as being for it, and what it is sold at. */
export function ProductPage() {
  const { t } = useTranslation('products');
  const { id } = route.useParams();
  const query = useQuery(productQuery(id));
  const mayEdit = useAbility().can('update', 'Product');
  if (query.data !== undefined) {
    // Another product is another form.
    return mayEdit ? (
      <Editor key={id} product={query.data} />
    ) : (
      <Frame product={query.data}>
        <ProductFacts product={query.data} />
        <LearnedCard product={query.data} mayEdit={false} />
        <MatchCards product={query.data} />
        <PriceCard product={query.data} />
      </Frame>
    );
  }
  const isGone = problemCode(query.error) === 'no-encontrado';
  return (
    <Page title={t('one')} back={<ProductBack />}>
      {isGone ? (
        <EmptyState title={t('gone.title')} actions={<ProductBack />}>
          {t('gone.text')}
        </EmptyState>
      ) : (
        <QueryPending query={query} lines={8} />
      )}
    </Page>
  );
}

interface FrameProps {
  product: Product;
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ product, actions, children }: FrameProps) {
  const { t } = useTranslation('products');
  const { nombre, sku, activo } = product;
  return (
    <Page
      title={nombre}
      titleHint={nombre}
      documentTitle={`${sku} ${nombre}`}
      back={
        <span className={classes.top}>
          <ProductBack />
          <CopyCode code={sku} label={t('copySku')} />
          <Pill tone={activo ? 'verde' : 'gris'} dot>
            {t(`states.${activo ? 'true' : 'false'}`)}
          </Pill>
        </span>
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}

function Editor({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const { id } = product;
  const made = useProductForm({
    base: valuesOf(product),
    product,
    send: (typed, base, version) =>
      productsApi.update({
        params: { id },
        body: changeOf(typed, base),
        ifVersion: version,
      }),
    onKept: (kept) => {
      keepProduct(client, kept);
      toastDone({ id: 'product-saved', title: t('form.saved', { sku: kept.sku }) });
    },
  });
  return (
    <Frame
      product={product}
      actions={
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setRemoving(true)}
        >
          {t('remove.button')}
        </Button>
      }
    >
      <ProductFormView
        made={made}
        product={product}
        seesCost={product.veCosto}
        saveLabel={t('form.save')}
      />
      <LearnedCard product={product} mayEdit />
      <MatchCards product={product} />
      <PriceCard product={product} />
      {isRemoving ? (
        <RemoveProduct
          product={product}
          version={made.version}
          onRemoved={made.letGo}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Frame>
  );
}
