import { Button, Checkbox } from '@mantine/core';
import type { Sales, SoldProduct } from '@pliego/contract/areas/sold-products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { soldProductsApi } from '#web/api/areas/sold-products.ts';
import { problemText } from '#web/api/problems.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { toggled } from '#web/lib/toggled.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import ficha from '../ficha/ficha.module.css';
import { type Draft, Proposed } from './proposed.tsx';
import classes from './sold.module.css';

interface ProposedListProps {
  sales: Sales;
  mayAdd: boolean;
}

const addedOf = (
  { sku, unspsc, unidad, precio, moneda }: SoldProduct,
  { nombre, palabrasClave }: Draft,
) => ({ sku, nombre, palabrasClave, unspsc, unidad, precio, moneda });

/** Adds what was chosen; each that could not be added is told why. */
function useAdding() {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (productos: ReturnType<typeof addedOf>[]) =>
      soldProductsApi.add({ body: { productos } }),
    onSuccess: ({ agregados }) => {
      void client.invalidateQueries({ queryKey: ['products'] });
      if (agregados === 0) return;
      toastDone({
        title: t('sold.added', { count: agregados }),
        text: t('sold.addedText'),
      });
    },
  });
}

/** What was sold once may be chance; where nothing was sold again, everything counts. */
const leftAtFirst = (fresh: readonly SoldProduct[]): string[] =>
  fresh.some(({ procesos }) => procesos > 1)
    ? fresh.flatMap(({ sku, procesos }) => (procesos > 1 ? [] : [sku]))
    : [];

/** The products that sales propose: those that are not in the catalogue, and were sold more than once, are chosen at first. */
export function ProposedList({ sales: { productos, masProductos }, mayAdd }: ProposedListProps) {
  const { t } = useTranslation('products');
  const fresh = productos.filter(({ yaEsta }) => yaEsta === null);
  const [left, setLeft] = useState(() => leftAtFirst(fresh));
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const adding = useAdding();
  const draftOf = (product: SoldProduct): Draft => drafts.get(product.sku) ?? product;
  const chosen = fresh.filter(({ sku }) => !left.includes(sku));
  const isReady = chosen.every((product) => draftOf(product).nombre.trim() !== '');
  const refused = (adding.data?.resultados ?? []).flatMap(({ sku, motivo }) =>
    motivo === null ? [] : [`${sku}: ${messageText(motivo)}`],
  );
  const told = refused.length === 0 ? undefined : refused.join('. ');
  const problem = adding.isError ? problemText(adding.error) : told;
  return (
    <div className={classes.stack}>
      {mayAdd && fresh.length > 0 ? (
        <Checkbox
          label={t('sold.all', { count: fresh.length })}
          checked={chosen.length === fresh.length}
          indeterminate={chosen.length > 0 && chosen.length < fresh.length}
          onChange={({ currentTarget: { checked } }) =>
            setLeft(checked ? [] : fresh.map(({ sku }) => sku))
          }
        />
      ) : null}
      <ul className={classes.list}>
        {productos.map((product) => (
          <Proposed
            key={product.sku}
            product={product}
            draft={draftOf(product)}
            isChosen={!left.includes(product.sku)}
            mayAdd={mayAdd}
            onChoose={() => setLeft(toggled(left, product.sku) ?? [])}
            onDraft={(draft) => setDrafts(new Map(drafts).set(product.sku, draft))}
          />
        ))}
      </ul>
      {masProductos === 0 ? null : (
        <p className={classes.soft}>{t('sold.moreProducts', { count: masProductos })}</p>
      )}
      <FormProblem text={problem} />
      {mayAdd ? (
        <div className={ficha.actions} data-dirty>
          <Button
            loading={adding.isPending}
            disabled={chosen.length === 0 || !isReady}
            onClick={() =>
              adding.mutate(chosen.map((product) => addedOf(product, draftOf(product))))
            }
          >
            {t('sold.add', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
