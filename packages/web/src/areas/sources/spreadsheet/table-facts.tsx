import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import { formatBytes, formatCount, formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import classes from './mapping-screen.module.css';

/** What was uploaded, until when it waits, and what of it is not read. */
export function TableFacts({ upload: { bytes, expira, vista } }: { upload: SpreadsheetUpload }) {
  const { t } = useTranslation('sources');
  const now = useNow();
  const { hoja, otrasHojas, encabezado, lineaEncabezado, avisos } = vista;
  const columns = encabezado.length;
  const notices = [
    ...(otrasHojas.length === 0
      ? []
      : [t('spreadsheet.facts.otherSheets', { names: otrasHojas.join(', ') })]),
    ...avisos.map(({ linea, mensaje }) =>
      linea === null
        ? fieldText(mensaje)
        : `${t('spreadsheet.rowNumber', { line: formatCount(linea) })}: ${fieldText(mensaje)}`,
    ),
  ];
  return (
    <div>
      <p className={classes.facts}>
        <span>{formatBytes(bytes)}</span>
        {hoja === null ? null : <span>{t('spreadsheet.facts.sheet', { name: hoja })}</span>}
        <span>
          {t('spreadsheet.facts.columns', { count: columns, total: formatCount(columns) })}
        </span>
        {lineaEncabezado === 1 ? null : (
          <span>{t('spreadsheet.facts.header', { line: formatCount(lineaEncabezado) })}</span>
        )}
        <span title={formatFullMoment(expira)}>
          {t('spreadsheet.facts.until', { moment: formatMoment(expira, now) })}
        </span>
      </p>
      {notices.length === 0 ? null : (
        <ul className={classes.notices} aria-label={t('spreadsheet.facts.notices')}>
          {notices.map((notice) => (
            <li key={notice}>
              <IconInfoCircle size={15} aria-hidden /> <span>{notice}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
