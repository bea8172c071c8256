import type { Product } from '@pliego/contract/areas/product-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { productsApi } from '#web/api/areas/products.ts';
import { problemCode, problemText } from '#web/api/problems.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { productListKey, productQuery } from '../queries.ts';

interface RemoveProductProps {
  product: Product;
  version: number;
  /** Before the page is left: what is typed needs no asking any more. */
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a product is removed for good. Deactivating, which can be taken back, is named beside it. */
export function RemoveProduct({ product, version, onRemoved, onClose }: RemoveProductProps) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, sku, nombre } = product;
  const removing = useMutation({
    mutationFn: () => productsApi.remove({ params: { id }, ifVersion: version }),
    onSuccess: () => {
      onRemoved();
      client.removeQueries({ queryKey: productQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: productListKey });
      toastDone({ title: t('remove.done', { sku }) });
      void navigate({ to: '/productos' });
    },
  });
  const { error } = removing;
  const isOld = problemCode(error) === 'version-antigua';
  const problem = isOld ? t('remove.old') : problemText(error);
  return (
    <ConfirmDialog
      danger
      title={t('remove.title', { name: nombre })}
      confirm={t('remove.confirm')}
      busy={removing.isPending}
      problem={error === null ? undefined : problem}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
