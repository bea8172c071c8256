import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productsApi } from '#web/api/areas/products.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { keepProduct } from '../queries.ts';
import { ProductBack } from './product-back.tsx';
import { ProductFormView } from './product-form-view.tsx';
import { emptyValues } from './product-values.ts';
import { useProductForm } from './use-product-form.ts';

/** A product that is entered by hand. */
export function NewProductPage() {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useProductForm({
    base: emptyValues,
    send: (typed) => productsApi.create({ body: typed }),
    onKept: (product) => {
      keepProduct(client, product);
      toastDone({ title: t('form.created', { sku: product.sku }) });
      void navigate({ to: '/productos/$id', params: { id: product.id }, replace: true });
    },
  });
  return (
    <Page title={t('new')} back={<ProductBack />}>
      <ProductFormView made={form} seesCost saveLabel={t('form.create')} />
    </Page>
  );
}
