import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { CellText, RowNotes } from './preview-parts.tsx';
import type { PreviewRowsProps } from './preview-table.tsx';
import { useCellValue } from './row-values.ts';
import classes from './preview.module.css';

/** On a phone every card is as long as the screen. */
const firstCards = 4;

/** One card per row: a wide table is not readable on a phone. */
export function PreviewCards({ rows, fields }: PreviewRowsProps) {
  const { t } = useTranslation('sources');
  const cellOf = useCellValue();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, firstCards);
  return (
    <>
      {/* Lists without bullets lose their role in Safari unless it is set. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes.cards} aria-label={t('spreadsheet.preview.title')}>
        {shown.map((row) => (
          <li key={row.linea} className={classes.card}>
            <span className={classes.cardLine}>
              {t('spreadsheet.rowNumber', { line: formatCount(row.linea) })}
            </span>
            <Facts>
              {fields.map((field) => (
                <Fact key={field} name={t(`spreadsheet.fields.${field}`)}>
                  <CellText value={cellOf(row, field)} />
                </Fact>
              ))}
            </Facts>
            <RowNotes row={row} />
          </li>
        ))}
      </ul>
      {shown.length === rows.length ? null : (
        <Button variant="default" fullWidth mt="sm" onClick={() => setShowsAll(true)}>
          {t('spreadsheet.preview.showAll', { total: formatCount(rows.length) })}
        </Button>
      )}
    </>
  );
}
