import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { ColumnList } from './column-list.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { ImportBar } from './import-bar.tsx';
import { ReadPreview } from './read-preview.tsx';
import { ReadingOptions } from './reading-options.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { TableFacts } from './table-facts.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { useDraft } from './use-draft.ts';
import { useImport } from './use-import.ts';
import classes from './mapping-screen.module.css';

/** The mapping of the columns, the preview of the rows, and the import. */
export function MappingScreen({ upload }: { upload: SpreadsheetUpload }) {
  const { t } = useTranslation('sources');
  const draft = useDraft(upload);
  const work = useImport(upload, draft);
  return (
    <>
      <TableFacts upload={upload} />
      <DraftNotices draft={draft} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Section
            title={t('spreadsheet.columns.title')}
            actions={<SavedMappings upload={upload} draft={draft} />}
          >
            <ColumnList proposal={upload.propuesta} draft={draft} />
          </Section>
        </div>
        <div className={classes.side}>
          <Section title={t('spreadsheet.reading.title')}>
            <ReadingOptions draft={draft} />
          </Section>
        </div>
      </div>
      <Section title={t('spreadsheet.preview.title')}>
        <ReadPreview id={upload.id} mapping={draft.mapping} rows={upload.vista.filas.length} />
      </Section>
      <DryRunResult name={upload.archivo} tried={work.tried} mapping={draft.mapping} />
      <ImportBar mapping={draft.mapping} work={work} />
    </>
  );
}
