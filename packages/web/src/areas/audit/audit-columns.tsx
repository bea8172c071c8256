import type { AuditEntry } from '@pliego/contract/areas/audit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatFullMoment, formatMoment } from '#web/lib/format.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import classes from './audit.module.css';

/** Who did it, and what, as one sentence. */
function Sentence({ row: { quien, que, clase } }: { row: AuditEntry }) {
  const { t } = useTranslation('auditLog');
  const nobody = t(clase === 'acceso' ? 'somebody' : 'product');
  const who = quien === null ? nobody : (quien.nombre ?? t('erased'));
  return (
    <span className={classes.sentence}>
      <b>{who}</b> {messageText(que) ?? que.code}
    </span>
  );
}

function When({ row: { cuando } }: { row: AuditEntry }) {
  const now = useNow();
  return (
    <time dateTime={cuando} title={formatFullMoment(cuando)} className={classes.when}>
      {formatMoment(cuando, now)}
    </time>
  );
}

function Kind({ row: { clase } }: { row: AuditEntry }) {
  const { t } = useTranslation('auditLog');
  return <Pill tone="gris">{t(`kinds.${clase}`)}</Pill>;
}

function Where({ row: { direccion, navegador } }: { row: AuditEntry }) {
  if (direccion === null && navegador === null) return <span className={classes.soft}>—</span>;
  return (
    <span className={classes.where}>
      <span>{direccion}</span>
      <span className={classes.soft}>{navegador}</span>
    </span>
  );
}

export function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation('auditLog');
  return useMemo(
    () => [
      { id: 'when', header: t('columns.when'), width: 150, cell: (row) => <When row={row} /> },
      { id: 'what', header: t('columns.what'), fixed: true, cell: (row) => <Sentence row={row} /> },
      { id: 'kind', header: t('columns.kind'), width: 160, cell: (row) => <Kind row={row} /> },
      { id: 'where', header: t('columns.where'), width: 170, cell: (row) => <Where row={row} /> },
    ],
    [t],
  );
}

/** A row on a phone. */
export function EntryCard({ row }: { row: AuditEntry }) {
  return (
    <article className={classes.card}>
      <Sentence row={row} />
      <div className={classes.cardBottom}>
        <When row={row} />
        <Kind row={row} />
        <Where row={row} />
      </div>
    </article>
  );
}
