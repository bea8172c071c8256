import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import {
  formatDay,
  formatGiven,
  formatIsoDate,
  formatMoney,
  formatShare,
} from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useSourceNames } from '../source-names.ts';
import { useTypeNames } from '../use-type-names.ts';
import classes from '../cells.module.css';

/** A short text, cut at the edge of its cell; a dash where there is none. */
export function Words({ text, isName = false }: { text: string | null; isName?: boolean }) {
  if (text === null || text === '') return <span className={classes.soft}>—</span>;
  const shown = isName ? readableName(text) : text;
  return (
    <span className={classes.words} title={shown}>
      {shown}
    </span>
  );
}

/** A day of the past, with its hour in the tooltip. */
export function Dated({ instant, day }: { instant: string | null; day: string | null }) {
  const now = useNow();
  return instant === null ? (
    <Words text={null} />
  ) : (
    <time dateTime={day ?? instant} title={formatGiven(day ?? instant)}>
      {formatDay(instant, now)}
    </time>
  );
}

/** The code of the type and what it stood for in the tender's year. */
export function Type({
  tender,
}: {
  tender: Pick<TenderSummary, 'tipo' | 'codigo' | 'publicacion'>;
}) {
  const { tipo } = tender;
  const names = useTypeNames()(tipo, tender);
  return (
    <span className={classes.type} title={names?.full}>
      <span className={classes.typeCode}>{tipo ?? '—'}</span>
      {names === undefined ? null : <span className={classes.typeMeaning}>{names.short}</span>}
    </span>
  );
}

export function Category({ category }: { category: TenderSummary['categoria'] }) {
  const { t } = useTranslation('tenders');
  return <Words text={category === null ? null : t(`list.categories.${category}`)} />;
}

export function SourceName({ source }: { source: string }) {
  return <Words text={useSourceNames().alone(source)} />;
}

/** What comes next, and by when. */
export function NextAction({
  tender: { proximaAccion, proximaAccionDia },
}: {
  tender: Pick<TenderSummary, 'proximaAccion' | 'proximaAccionDia'>;
}) {
  if (proximaAccion === null && proximaAccionDia === null) return <Words text={null} />;
  return (
    <span className={classes.type}>
      <Words text={proximaAccion} />
      {proximaAccionDia === null ? null : (
        <time dateTime={proximaAccionDia} className={classes.soft}>
          {formatIsoDate(proximaAccionDia)}
        </time>
      )}
    </span>
  );
}

/** What must be given as guarantee: of each its name and how much. */
export function Guarantees({ guarantees }: { guarantees: TenderSummary['garantias'] }) {
  const { t } = useTranslation('tenders');
  if (guarantees === null) return <Words text={null} />;
  if (guarantees.length === 0) return <Words text={t('list.guarantees.none')} />;
  const told = guarantees.map(({ nombre, porcentaje, monto, moneda }) => {
    const much = porcentaje === null ? formatMoney(monto, moneda) : formatShare(porcentaje / 100);
    return [nombre ?? t('list.guarantees.unnamed'), much].filter((part) => part !== null).join(' ');
  });
  return <Words text={told.join(' · ')} />;
}
