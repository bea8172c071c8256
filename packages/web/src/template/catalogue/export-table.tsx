import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from './sheets/export-dialog.tsx';
import { SampleTable, useSampleRows } from './sheets/sample-table.tsx';
import classes from './sheets/sheets.module.css';

export const parts = ['ExportDialog', 'SampleTable'];
export const wide = ['OfATable'];

/** The rows that are found, under the name and in the format that are asked for. */
export function OfATable() {
  const { t } = useTranslation('exportTable');
  const found = useSampleRows();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.column}>
      <div className={classes.head}>
        <span>{t('text.hint')}</span>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-haspopup="dialog"
          disabled={found.rows.length === 0}
          onClick={() => setIsOpen(true)}
        >
          {t('text.export')}
        </Button>
      </div>
      <SampleTable found={found} />
      {isOpen ? <ExportDialog rows={found.rows} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
