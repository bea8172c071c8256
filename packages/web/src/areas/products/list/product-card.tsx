import type { Product } from '@pliego/contract/areas/product-shapes';
import { RowCheckbox } from '#web/ui/data-table/selection.tsx';
import { ActiveSwitch, Margin, Owner, ProductName } from './product-cells.tsx';
import type { RowTools } from './row-tools.ts';
import { PriceEditor } from './price-editor.tsx';
import classes from './list.module.css';

/** A product on a phone. */
export function ProductCard({ row, selection, mayEdit, onChange }: RowTools & { row: Product }) {
  return (
    <article className={classes.card}>
      <div className={classes.cardTop}>
        {mayEdit ? <RowCheckbox row={row} selection={selection} /> : null}
        <ProductName row={row} />
        <ActiveSwitch row={row} mayEdit={mayEdit} onChange={onChange} />
      </div>
      <div className={classes.cardBottom}>
        <PriceEditor row={row} mayEdit={mayEdit} onChange={onChange} />
        {row.veCosto ? <Margin row={row} /> : null}
        <Owner row={row} />
      </div>
    </article>
  );
}
