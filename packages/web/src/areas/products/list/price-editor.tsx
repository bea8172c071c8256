import { Button } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import type { RowTools } from './row-tools.ts';
import classes from './list.module.css';

type PriceEditorProps = Pick<RowTools, 'mayEdit' | 'onChange'> & { row: Product };

/** The price, which is its own button for who may change it. */
export function PriceEditor({ row, mayEdit, onChange }: PriceEditorProps) {
  const { t } = useTranslation('products');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const price = formatMoney(row.precio, row.moneda);
  const shown = price ?? <span className={classes.soft}>{mayEdit ? t('inline.none') : '—'}</span>;
  if (!mayEdit) return <span className={classes.number}>{shown}</span>;
  const close = () => {
    anchor?.focus({ preventScroll: true });
    setAnchor(null);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.price}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('inline.priceOf', { sku: row.sku, price: price ?? t('inline.none') })}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {shown}
      </button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          side="end"
          label={t('inline.title', { sku: row.sku })}
          onClose={() => setAnchor(null)}
        >
          <PriceForm
            row={row}
            onSave={(precio) => {
              close();
              if (precio !== row.precio) onChange({ product: row, change: { precio } });
            }}
            onCancel={close}
          />
        </AnchoredPopover>
      )}
    </>
  );
}

interface PriceFormProps {
  row: Product;
  onSave: (price: number | null) => void;
  onCancel: () => void;
}

function PriceForm({ row, onSave, onCancel }: PriceFormProps) {
  const { t } = useTranslation(['products', 'common']);
  const [price, setPrice] = useState(row.precio);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={classes.priceForm}
      onSubmit={(event) => {
        event.preventDefault();
        // What cannot be read as a number is told beside the field, and is not taken for nothing.
        if (field.current?.getAttribute('aria-invalid') !== 'true') onSave(price);
      }}
    >
      <AmountField
        ref={field}
        data-autofocus
        label={t('fields.precio')}
        description={row.moneda === 'CLP' ? t('hints.net') : row.moneda}
        value={price}
        onChange={setPrice}
      />
      <div className={classes.priceActions}>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="compact-sm" type="submit">
          {t('common:actions.save')}
        </Button>
      </div>
    </form>
  );
}
