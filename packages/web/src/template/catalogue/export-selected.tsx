import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#web/ui/data-table/selection.tsx';
import { ExportDialog } from './sheets/export-dialog.tsx';
import { SampleTable, useSampleRows } from './sheets/sample-table.tsx';
import classes from './sheets/sheets.module.css';

export const parts = ['BulkBar', 'ExportDialog', 'SampleTable'];
export const wide = ['OfTheChosen'];

/** Those that are chosen and in view: what one does not see is not exported. */
export function OfTheChosen() {
  const { t } = useTranslation('exportSelected');
  const found = useSampleRows();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  const chosen = found.rows.filter(({ code }) => selected.has(code));
  return (
    <div className={classes.column}>
      {chosen.length === 0 ? (
        <span>{t('text.hint')}</span>
      ) : (
        <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
          <Button
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t('text.export')}
          </Button>
        </BulkBar>
      )}
      <SampleTable
        found={found}
        selection={{
          rowId: ({ code }) => code,
          rowName: ({ name }) => name,
          selected,
          onChange: setSelected,
        }}
      />
      {isOpen ? <ExportDialog rows={chosen} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
