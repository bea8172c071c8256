import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { SpreadsheetField } from '@pliego/contract/areas/spreadsheets';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import type { DraftMapping } from './mapping.ts';
import { CellText, RowNotes } from './preview-parts.tsx';
import { isNumber, useCellValue } from './row-values.ts';
import classes from './preview.module.css';

export interface PreviewRowsProps {
  rows: MappedRow[];
  fields: SpreadsheetField[];
  mapping: DraftMapping;
}

const hasNotes = ({ rechazo, avisos }: MappedRow) => rechazo !== null || avisos.length > 0;

/** Wider than its place it scrolls inside of it; its header and the numbers of the rows stay. */
export function PreviewTable({ rows, fields, mapping }: PreviewRowsProps) {
  const { t } = useTranslation('sources');
  const cellOf = useCellValue();
  return (
    <ScrollRegion label={t('spreadsheet.preview.title')} className={classes.box}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.line}>
              {t('spreadsheet.row')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col" className={isNumber(field) ? classes.number : undefined}>
                {t(`spreadsheet.fields.${field}`)}
                <bdi className={classes.source}>
                  {mapping.columnas[field] ?? t('spreadsheet.preview.forAll')}
                </bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.linea}>
              <tr data-refused={row.rechazo !== null || undefined}>
                <th scope="row" rowSpan={hasNotes(row) ? 2 : 1} className={classes.line}>
                  {formatCount(row.linea)}
                </th>
                {fields.map((field) => (
                  <td key={field} className={isNumber(field) ? classes.number : undefined}>
                    <CellText value={cellOf(row, field)} />
                  </td>
                ))}
              </tr>
              {hasNotes(row) ? (
                <tr className={classes.notesRow}>
                  <td colSpan={fields.length}>
                    <RowNotes row={row} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
