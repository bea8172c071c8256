import type { Product } from '@pliego/contract/areas/product-shapes';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '#web/ui/data-table/selection.tsx';
import { ActiveSwitch, Margin, Owner, ProductName } from './product-cells.tsx';
import type { RowTools } from './row-tools.ts';
import { PriceEditor } from './price-editor.tsx';
import classes from './list.module.css';

/** A product on a phone. */
export function ProductCard({ row, selection, mayEdit, onChange }: RowTools & { row: Product }) {
  const { t } = useTranslation('products');
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
        {row.activo && row.calces.abiertas > 0 ? (
          <span className={classes.soft}>{t('matches.open', { count: row.calces.abiertas })}</span>
        ) : null}
        <Owner row={row} />
      </div>
    </article>
  );
}
