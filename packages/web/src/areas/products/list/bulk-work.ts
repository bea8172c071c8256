import type { Product } from '@pliego/contract/areas/product-shapes';
import type { BulkEdit, RowResult } from '@pliego/contract/areas/products';
import type { QueryClient } from '@tanstack/react-query';
import { productsApi } from '#web/api/areas/products.ts';
import { problemText } from '#web/api/problems.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { i18n } from '#web/i18n/setup.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';

const toastId = 'bulk-products';
export type ProductEdit = Partial<Pick<BulkEdit, 'poner' | 'agregar' | 'quitar'>>;

/** As many products as a toast has room for. */
const namedRows = 4;

/** Why some stay as they are, each by its sku. */
function refusalsOf(results: readonly RowResult[], products: readonly Product[]): string[] {
  const refused = results.flatMap(({ id, resultado, motivo }) => {
    if (resultado !== 'rechazado') return [];
    const sku = products.find((product) => product.id === id)?.sku ?? `${id}`;
    return `${sku}: ${motivo === null ? '' : (messageText(motivo) ?? '')}`;
  });
  const more = refused.length - namedRows;
  if (more <= 0) return refused;
  return [...refused.slice(0, namedRows), i18n.t('products:bulk.moreRefused', { count: more })];
}

const reread = (client: QueryClient) => client.invalidateQueries({ queryKey: ['products'] });

async function undo(client: QueryClient, id: number, products: readonly Product[]): Promise<void> {
  try {
    const { deshechos, resultados } = await productsApi.undo({ params: { id } });
    toastDone({
      id: toastId,
      title: i18n.t('products:bulk.undone', { count: deshechos }),
      text: refusalsOf(resultados, products).join(' '),
    });
  } catch (error) {
    toastProblem({
      id: toastId,
      title: i18n.t('products:bulk.notUndone'),
      text: problemText(error),
    });
  }
  await reread(client);
}

/** Changes several products, and tells how it went. Rejects with what the server refuses as a whole. */
export async function changeProducts(
  client: QueryClient,
  products: readonly Product[],
  edit: ProductEdit,
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const { cambio, cambiados, resultados } = await productsApi.bulk({ body: { ids, ...edit } });
  const text = refusalsOf(resultados, products).join(' ');
  if (cambio === null) {
    const nothing = { id: toastId, title: i18n.t('products:bulk.none'), text };
    (text === '' ? toastDone : toastProblem)(nothing);
  } else {
    toastUndo({
      id: toastId,
      title: i18n.t('products:bulk.changed', { count: cambiados }),
      text,
      action: {
        label: i18n.t('products:bulk.undo'),
        onClick: () => void undo(client, cambio.id, products),
      },
    });
  }
  void reread(client);
}

/** The same where nothing is open that could show a refusal. */
export async function changeAtOnce(
  client: QueryClient,
  products: readonly Product[],
  edit: ProductEdit,
): Promise<void> {
  try {
    await changeProducts(client, products, edit);
  } catch (error) {
    const title = i18n.t('products:bulk.failed');
    toastProblem({ id: toastId, title, text: problemText(error) });
  }
}
