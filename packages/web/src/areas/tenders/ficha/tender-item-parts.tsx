import { supplierAddress } from '#web/api/supplier-address.ts';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import type { TenderItem } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatQuantity } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { SearchMarked } from '../search-marks.tsx';
import { lineTotal } from './tender-award-totals.ts';
import classes from './tender-items.module.css';

export interface LinesProps {
  items: TenderItem[];
  currency: string | null;
  /** Whether any line was awarded: then every line shows its supplier, or that it has none. */
  isAwarded: boolean;
}

/** The code of the catalogue used in Chile has no prefix; other codes name their catalogue. */
const usualScheme = 'UNSPSC';

function codeText({ codigo, esquema }: TenderItem): string | null {
  if (codigo === null || esquema === null || esquema.toUpperCase() === usualScheme) return codigo;
  return `${esquema} ${codigo}`;
}

/** What a line is: the product, what the buyer wrote of it, and its place in the catalogue. */
export function Product({ item }: { item: TenderItem }) {
  const { t } = useTranslation('ficha');
  const { nombre, descripcion, esquema, categoria } = item;
  const code = codeText(item);
  const title = nombre ?? descripcion ?? code ?? t('items.unnamed');
  const note = code === title ? null : code;
  return (
    <>
      <span className={classes.product}>
        <SearchMarked text={title} />
      </span>
      {descripcion === null || descripcion === title ? null : (
        <span className={classes.description} title={descripcion}>
          <SearchMarked text={readableTitle(descripcion)} />
        </span>
      )}
      {note === null && categoria.length === 0 ? null : (
        <span className={classes.category}>
          {note === null ? null : (
            <span title={esquema ?? undefined} className={classes.code}>
              {note}
            </span>
          )}
          {categoria.join(' › ')}
        </span>
      )}
    </>
  );
}

/** `100 Unidad`: units are the buyer's free text, and so is their number. */
export function Quantity({ item: { cantidad, unidad } }: { item: TenderItem }) {
  return cantidad === null && unidad === null ? (
    '—'
  ) : (
    <>
      {cantidad === null ? null : formatQuantity(cantidad)}
      {unidad === null ? null : <span className={classes.unit}>{unidad}</span>}
    </>
  );
}

export function Supplier({ item: { adjudicacion } }: { item: TenderItem }) {
  const { t } = useTranslation('ficha');
  if (adjudicacion === null) {
    return <span className={classes.none}>{t('items.notAwarded')}</span>;
  }
  const { proveedor, rutProveedor } = adjudicacion;
  return (
    <>
      <span className={classes.supplier}>
        {proveedor === null ? (
          '—'
        ) : (
          <SupplierLink to={supplierAddress({ nombre: proveedor, rut: rutProveedor })}>
            <SearchMarked text={readableName(proveedor)} />
          </SupplierLink>
        )}
      </span>
      {rutProveedor === null ? null : <span className={classes.rut}>{rutProveedor}</span>}
    </>
  );
}

/** What the line was awarded for, and how that adds up: quantity by unit price. */
export function Awarded({ item, currency }: { item: TenderItem; currency: string | null }) {
  const { t } = useTranslation('ficha');
  const { cantidad = null, montoUnitario = null } = item.adjudicacion ?? {};
  if (cantidad === null && montoUnitario === null) return '—';
  const total = formatMoney(lineTotal(item), currency);
  const price = formatMoney(montoUnitario, currency);
  const quantity = cantidad === null ? null : formatQuantity(cantidad);
  return (
    <>
      <span className={classes.total}>{total ?? '—'}</span>
      <span className={classes.rut}>
        {quantity !== null && price !== null
          ? t('items.sum', { quantity, price })
          : (price ?? quantity)}
      </span>
    </>
  );
}
