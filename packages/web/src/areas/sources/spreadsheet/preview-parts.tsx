import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useTranslation } from 'react-i18next';
import { fieldText, messagesText } from '#web/i18n/message-text.ts';
import type { CellValue } from './row-values.ts';
import classes from './preview.module.css';

/** What will be kept of a cell; of what is not understood, that it is there. */
export function CellText({ value: { read, unread } }: { value: CellValue }) {
  const { t } = useTranslation('sources');
  if (read !== null) {
    return (
      <bdi className={classes.value} title={read}>
        {read}
      </bdi>
    );
  }
  return (
    <span className={classes.value} data-unread={unread !== null || undefined} title={unread ?? ''}>
      {unread === null ? '—' : t('spreadsheet.preview.unread', { text: unread })}
    </span>
  );
}

/** Why a row would be refused, or what of it could not be read. */
export function RowNotes({ row: { rechazo, avisos } }: { row: MappedRow }) {
  const { t } = useTranslation('sources');
  if (rechazo !== null) {
    return (
      <p className={classes.refused}>
        <b>{t('spreadsheet.results.rechazada')}:</b> {messagesText(rechazo)}
      </p>
    );
  }
  return avisos.map(fieldText).map((notice) => (
    <p key={notice} className={classes.warning}>
      {notice}
    </p>
  ));
}
