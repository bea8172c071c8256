import type { Message } from '@pliego/contract/message';
import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import type { DraftMapping } from './mapping.ts';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewTable } from './preview-table.tsx';
import { previewQuery } from './queries.ts';
import { shownFields } from './row-values.ts';
import classes from './preview.module.css';

interface ReadPreviewProps {
  id: number;
  mapping: DraftMapping;
  /** How many rows there are to be shown. */
  rows: number;
}

/** The first rows as they will be read: what a choice does is seen at once. */
export function ReadPreview({ id, mapping, rows }: ReadPreviewProps) {
  const { t } = useTranslation('sources');
  const fields = shownFields(mapping);
  const preview = useQuery({
    ...previewQuery(id, mapping),
    enabled: rows > 0,
  });
  const isPhone = useIsPhone();
  if (rows === 0) return <p className={classes.none}>{t('spreadsheet.preview.noRows')}</p>;
  if (fields.length === 0)
    return <p className={classes.none}>{t('spreadsheet.preview.noField')}</p>;
  const Rows = isPhone ? PreviewCards : PreviewTable;
  const { data } = preview;
  return (
    <QueryState
      query={{ ...preview, data: data === undefined ? undefined : withoutCommon(data.filas) }}
      lines={8}
    >
      {({ common, filas }) => (
        <div aria-busy={preview.isPlaceholderData}>
          <p className={classes.lead}>
            {t('spreadsheet.preview.lead', { count: rows, total: formatCount(rows) })}
          </p>
          {common.map(fieldText).map((notice) => (
            <p key={notice} className={classes.common}>
              <b>{t('spreadsheet.preview.inAll')}</b> {notice}
            </p>
          ))}
          <Rows rows={filas} fields={fields} mapping={mapping} />
        </div>
      )}
    </QueryState>
  );
}

const isSame = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** Messages that apply to every row are shown once. */
function withoutCommon(rows: MappedRow[]) {
  const [first, ...others] = rows.filter(({ rechazo }) => rechazo === null);
  const common =
    others.length === 0
      ? []
      : (first?.avisos ?? []).filter((notice) =>
          others.every(({ avisos }) => avisos.some((other) => isSame(notice, other))),
        );
  const filas = rows.map((row) => ({
    ...row,
    avisos: row.avisos.filter((notice) => !common.some((other) => isSame(notice, other))),
  }));
  return { common, filas };
}
