import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { buttonLook } from '#web/ui/plain/plain-button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { useGo, usePathParams } from '#web/ui/use-address.ts';
import { detailPath, productIdIn, productPath, shopPath } from './paths.ts';
import { ProductDetails } from './product-details.tsx';
import { productQuery, productsQuery } from './queries.ts';

export function Page() {
  const { product: slug } = usePathParams(`${detailPath}/$product`);
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(detailPath) });
  // While one leaves, the address is already that of another page: what is shown stays what it was.
  const [shown, setShown] = useState(slug);
  if (isHere && shown !== slug) setShown(slug);
  if (shown === undefined) return <FirstFeatured />;
  const id = productIdIn(shown);
  return id === null ? <NotFound /> : <Product id={id} />;
}

/** Without a product in the address: the first of those the shop features. */
function FirstFeatured() {
  const { t } = useTranslation('shop');
  const go = useGo();
  const { data, error, refetch } = useQuery(productsQuery({}));
  const first = data?.products[0];
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(detailPath) });
  useEffect(() => {
    if (isHere && first !== undefined) go(productPath(first), { replace: true });
  }, [isHere, first, go]);
  if (data !== undefined && first === undefined) return <NotFound />;
  return (
    <PageFrame title={t('detail.title')}>
      {error === null ? <LoadingState /> : <Failure error={error} onRetry={() => void refetch()} />}
    </PageFrame>
  );
}

function Product({ id }: { id: number }) {
  const { t } = useTranslation('shop');
  const { data, error, refetch } = useQuery(productQuery(id));
  if (data !== undefined) return <ProductDetails key={id} product={data} />;
  if (problemCode(error) === 'no-encontrado') return <NotFound />;
  return (
    <PageFrame title={t('detail.title')}>
      {error === null ? (
        <LoadingState lines={10} />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <ErrorState text={problemText(error)} requestId={requestIdOf(error)} onRetry={onRetry} />;
}

function NotFound() {
  const { t } = useTranslation('shop');
  return (
    <PageFrame title={t('detail.notFound')}>
      <EmptyState
        title={t('detail.notFoundTitle')}
        actions={
          <AppLink href={shopPath} {...buttonLook()}>
            {t('toShop')}
          </AppLink>
        }
      >
        {t('detail.notFoundText')}
      </EmptyState>
    </PageFrame>
  );
}
