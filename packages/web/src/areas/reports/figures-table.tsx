import type { ReportAnswer, ReportCell } from '@pliego/contract/areas/reports';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import {
  formatCount,
  formatFineShare,
  formatIsoDate,
  formatMoment,
  formatMoney,
  formatQuantity,
} from '#web/lib/format.ts';
import { useTranslation } from 'react-i18next';
import { readableName } from '#web/lib/readable-name.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { labelText } from './label-text.ts';
import classes from './reports.module.css';

type Figures = Pick<ReportAnswer, 'pregunta' | 'columnas' | 'filas' | 'totales'>;

/** The table behind a chart: each number leads to its tenders, the sum is the last row. */
export function FiguresTable({
  answer: { pregunta, columnas, filas, totales },
}: {
  answer: Figures;
}) {
  const name = messageText(pregunta) ?? '';
  return (
    <ScrollRegion label={name}>
      <table className={classes.table} aria-label={name}>
        <thead>
          <tr>
            {columnas.map(({ titulo, esNumero }, at) => {
              const text = messageText(titulo);
              return (
                // Two columns may have one name.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={at} scope="col" className={esNumero ? classes.number : undefined}>
                  {text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {filas.map((row, index) => (
            // Rows are those of one answer, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} row={row} columns={columnas} />
          ))}
        </tbody>
        {totales.length === 0 ? null : (
          <tfoot>
            <Row row={totales} columns={columnas} />
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

function Row({ row, columns }: { row: readonly ReportCell[]; columns: Figures['columnas'] }) {
  return (
    <tr>
      {row.map((cell, at) => {
        const content = <Cell cell={cell} />;
        const isNumber = columns[at]?.esNumero === true;
        // Cells have the place of their column.
        if (at === 0) {
          return (
            <th key="head" scope="row">
              {content}
            </th>
          );
        }
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <td key={at} className={isNumber ? classes.number : undefined}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** What a cell of a report shows. */
export function Cell({ cell }: { cell: ReportCell }) {
  const now = useNow();
  switch (cell.clase) {
    case 'rotulo':
      return labelText(cell.rotulo);
    case 'licitacion':
      return (
        <AppLink to="/licitaciones/$id" params={{ id: cell.id }}>
          <span className={classes.tender} title={cell.nombre}>
            {readableTitle(cell.nombre)}
          </span>
          <span className={classes.code}>{cell.codigo}</span>
        </AppLink>
      );
    case 'comprador':
      return (
        <AppLink to="/compradores/$id" params={{ id: cell.id }}>
          {readableName(cell.nombre)}
        </AppLink>
      );
    case 'rubro':
      return (
        <AppLink to="/rubros/$codigo" params={{ codigo: cell.codigo }}>
          {cell.nombre}
        </AppLink>
      );
    case 'proveedor':
      return <Supplier cell={cell} />;
    case 'numero':
    case 'dias':
      return <Linked cell={cell} text={formatQuantity(cell.valor)} />;
    case 'cuenta':
      return <Linked cell={cell} text={formatCount(cell.valor)} />;
    case 'monto':
      return <Linked cell={cell} text={formatMoney(cell.valor, cell.moneda) ?? ''} />;
    case 'parte':
      return <Linked cell={cell} text={formatFineShare(cell.valor)} />;
    case 'instante':
      return formatMoment(cell.valor, now);
    case 'dia':
      return formatIsoDate(cell.valor);
    case 'nada':
      return '—';
  }
}

function Supplier({ cell }: { cell: Extract<ReportCell, { clase: 'proveedor' }> }) {
  const { t } = useTranslation('reportPages');
  const { clave, nombre, esNuestra } = cell;
  const name = nombre === '' ? (clave ?? '—') : readableName(nombre);
  return (
    <>
      {clave === null ? (
        name
      ) : (
        <AppLink to="/proveedores/$proveedor" params={{ proveedor: clave }}>
          {name}
        </AppLink>
      )}
      {esNuestra ? <span className={classes.ours}>{t('market.ours')}</span> : null}
    </>
  );
}

function Linked({
  cell: { lista },
  text,
}: {
  cell: Extract<ReportCell, { clase: 'cuenta' | 'monto' | 'numero' | 'parte' | 'dias' }>;
  text: string;
}) {
  if (lista === null || lista === undefined) return text;
  return (
    <AppLink to="/licitaciones" search={lista}>
      {text}
    </AppLink>
  );
}
