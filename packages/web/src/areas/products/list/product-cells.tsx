import type { Product } from '@pliego/contract/areas/product-shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDay, formatFullMoment, formatQuantity } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Person } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import type { RowTools } from './row-tools.ts';
import classes from './list.module.css';

/** What it is called, and under it what qualifies it: its code and how it is sold. */
export function ProductName({ row: { id, sku, nombre, unidad, envase } }: { row: Product }) {
  const sold = [unidad, envase].filter((part) => part !== null && part !== '').join(', ');
  return (
    <span className={classes.names}>
      <Link to="/productos/$id" params={{ id }} className={classes.name} title={nombre}>
        {nombre}
      </Link>
      <span className={classes.below}>
        <span className={classes.sku}>{sku}</span>
        {sold === '' ? null : <span className={classes.sold}>{sold}</span>}
      </span>
    </span>
  );
}

export function Codes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('products');
  const [first, ...rest] = codes;
  if (first === undefined) return <span className={classes.soft}>—</span>;
  return (
    <span title={codes.join(', ')}>
      <span className={classes.sku}>{first}</span>
      {rest.length === 0 ? null : (
        <span className={classes.soft}> {t('moreCodes', { count: rest.length })}</span>
      )}
    </span>
  );
}

/** What is left of the price; under the floor it is said so. */
export function Margin({ row: { margen, margenMinimo } }: { row: Product }) {
  const { t } = useTranslation('products');
  if (margen === null) return <span className={classes.soft}>—</span>;
  const isLow = margenMinimo !== null && margen < margenMinimo;
  const hint = isLow ? t('belowFloor', { floor: formatQuantity(margenMinimo) }) : undefined;
  return (
    <span className={classes.number} data-low={isLow || undefined} title={hint}>
      {t('percent', { value: formatQuantity(margen) })}
      {isLow ? <span className={classes.hidden}> {hint}</span> : null}
    </span>
  );
}

/** How many open tenders fit it; until a change of it is compared, that this is the number of before. */
export function OpenMatches({ row: { id, calces, activo } }: { row: Product }) {
  const { t } = useTranslation('products');
  const { abiertas, demasiadas, alDia } = calces;
  if (!activo) return <span className={classes.soft}>—</span>;
  const hints = [
    ...(demasiadas ? [t('matches.tooMany')] : []),
    ...(alDia ? [] : [t('matches.comparing')]),
  ];
  return (
    <span className={classes.number} title={hints.join(' ')}>
      {abiertas === 0 ? (
        '0'
      ) : (
        <Link
          to="/licitaciones"
          search={{ calce: 'si', producto: [id] }}
          className={classes.matches}
          aria-label={t('matches.open', { count: abiertas })}
        >
          {formatCount(abiertas)}
        </Link>
      )}
      {hints.length === 0 ? null : <span aria-hidden>{demasiadas ? ' !' : ' …'}</span>}
    </span>
  );
}

export function Owner({ row: { responsable } }: { row: Product }) {
  return responsable === null ? (
    <span className={classes.soft}>—</span>
  ) : (
    <span className={classes.owner} title={responsable.fullName}>
      <Person person={responsable} />
    </span>
  );
}

export function Changed({ row: { cambiado } }: { row: Product }) {
  const now = useNow();
  return (
    <time dateTime={cambiado} title={formatFullMoment(cambiado)} className={classes.when}>
      {formatDay(cambiado, now)}
    </time>
  );
}

type ActiveSwitchProps = Pick<RowTools, 'mayEdit' | 'onChange'> & { row: Product };

/** Whether tenders are looked for with it. */
export function ActiveSwitch({ row, mayEdit, onChange }: ActiveSwitchProps) {
  const { t } = useTranslation('products');
  const { activo, sku } = row;
  if (!mayEdit) {
    return <Pill tone={activo ? 'verde' : 'gris'}>{t(`states.${activo ? 'true' : 'false'}`)}</Pill>;
  }
  return (
    <SwitchRow
      labelHidden
      label={t('activeOf', { sku })}
      checked={activo}
      onChange={(next) => onChange({ product: row, change: { activo: next } })}
    />
  );
}
