import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { productIdIn, productLink } from '../paths.ts';
import { ProductDetails } from './product-details.tsx';
import { productQuery, productsQuery } from '../queries.ts';

export function ProductDetailPage() {
  const slug = useParams({ strict: false, select: ({ product }) => product });
  if (slug === undefined) return <FirstFeatured />;
  const id = productIdIn(slug);
  return id === null ? <NotFound /> : <Product id={id} />;
}

/** Without a product in the address: the first of those the shop features. */
function FirstFeatured() {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const featured = useQuery(productsQuery({}));
  const { data } = featured;
  const first = data?.products[0];
  useEffect(() => {
    if (first !== undefined) void navigate({ ...productLink(first), replace: true });
  }, [first, navigate]);
  if (data !== undefined && first === undefined) return <NotFound />;
  return (
    <Page title={t('detail.title')}>
      <QueryPending query={featured} />
    </Page>
  );
}

function Product({ id }: { id: number }) {
  const { t } = useTranslation('shop');
  const product = useQuery(productQuery(id));
  if (product.data !== undefined) return <ProductDetails key={id} product={product.data} />;
  if (problemCode(product.error) === 'no-encontrado') return <NotFound />;
  return (
    <Page title={t('detail.title')}>
      <QueryPending query={product} lines={10} />
    </Page>
  );
}

function NotFound() {
  const { t } = useTranslation('shop');
  return (
    <Page title={t('detail.notFound')}>
      <EmptyState
        title={t('detail.notFoundTitle')}
        actions={
          <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
            {t('toShop')}
          </Button>
        }
      >
        {t('detail.notFoundText')}
      </EmptyState>
    </Page>
  );
}
