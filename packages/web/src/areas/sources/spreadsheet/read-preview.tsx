import { useMediaQuery } from '@mantine/hooks';
import type { MappedRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { translated } from '#web/i18n/sentences.ts';
import { formatCount } from '#web/lib/format.ts';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import type { DraftMapping } from './mapping.ts';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewTable } from './preview-table.tsx';
import { previewQuery } from './queries.ts';
import { shownFields } from './row-values.ts';
import classes from './preview.module.css';

const phoneQuery = '(max-width: 48em)';

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
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...previewQuery(id, mapping),
    enabled: rows > 0,
  });
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  if (rows === 0) return <p className={classes.none}>{t('spreadsheet.preview.noRows')}</p>;
  if (fields.length === 0)
    return <p className={classes.none}>{t('spreadsheet.preview.noField')}</p>;
  if (error !== null) {
    return (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <LoadingState lines={8} />;
  const { common, filas } = withoutCommon(data.filas);
  const Rows = isPhone ? PreviewCards : PreviewTable;
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={classes.lead}>
        {t('spreadsheet.preview.lead', { count: rows, total: formatCount(rows) })}
      </p>
      {common.map((notice) => (
        <p key={notice} className={classes.common}>
          <b>{t('spreadsheet.preview.inAll')}</b> {translated(notice)}
        </p>
      ))}
      <Rows rows={filas} fields={fields} mapping={mapping} />
    </div>
  );
}

/** What is to be said of every row is said once. */
function withoutCommon(rows: MappedRow[]) {
  const [first, ...others] = rows.filter(({ rechazo }) => rechazo === null);
  const common =
    others.length === 0
      ? []
      : (first?.avisos ?? []).filter((notice) =>
          others.every(({ avisos }) => avisos.includes(notice)),
        );
  const filas = rows.map((row) => ({
    ...row,
    avisos: row.avisos.filter((notice) => !common.includes(notice)),
  }));
  return { common, filas };
}
