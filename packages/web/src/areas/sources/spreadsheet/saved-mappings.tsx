import { Button } from '@mantine/core';
import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MappingsDialog } from './mappings-dialog.tsx';
import { SaveMapping } from './save-mapping.tsx';
import type { Draft } from './use-draft.ts';
import classes from './mapping-screen.module.css';

/** The ways to what was kept before, and to keep what is chosen now. */
export function SavedMappings({ upload, draft }: { upload: SpreadsheetUpload; draft: Draft }) {
  const { t } = useTranslation('sources');
  const [open, setOpen] = useState<'list' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <span className={classes.saved}>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('list')}>
        {t('spreadsheet.saved.open')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('save')}>
        {t('spreadsheet.saved.save')}
      </Button>
      {open === 'list' ? (
        <MappingsDialog header={upload.vista.encabezado} draft={draft} onClose={close} />
      ) : null}
      {open === 'save' ? <SaveMapping upload={upload} draft={draft} onClose={close} /> : null}
    </span>
  );
}
