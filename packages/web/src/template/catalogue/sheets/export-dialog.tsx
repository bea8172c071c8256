import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/lib/save-file.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { sampleFields, type SampleRow } from './sample-rows.ts';
import { type SheetFormat, sheetFormats, writeSheet } from './write-sheet.ts';

/** What no system of files takes in a name. */
const refused = /[\\/:*?"<>|]/;

export interface ExportDialogProps {
  /** What the file will hold, in this order. */
  rows: readonly SampleRow[];
  onClose: () => void;
}

/** Asks how the file is called and of which format it is, and gives it to the browser. */
export function ExportDialog({ rows, onClose }: ExportDialogProps) {
  const { t } = useTranslation('catalogue');
  const { cancel } = useWidgetTexts();
  const [name, setName] = useState(() => t('sheets.fileName'));
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const isWrong = name.trim() === '' || refused.test(name);
  const save = () => {
    const headers = sampleFields.map((field) => t(`sheets.fields.${field}`));
    const cells = rows.map((row) => sampleFields.map((field) => row[field]));
    const called = `${name.trim()}.${format}`;
    saveFile(called, writeSheet(format, headers, cells, t('sheets.sheet')));
    toastDone({
      id: 'catalogue-export',
      title: t('sheets.saved'),
      text: t('sheets.savedText', { name: called, count: rows.length }),
    });
    onClose();
  };
  return (
    <Dialog title={t('sheets.exportRows', { count: rows.length })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) save();
        }}
      >
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label={t('sheets.name')}
            value={name}
            maxLength={100}
            error={isWrong ? t('sheets.wrongName') : null}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <SegmentedControl
            aria-label={t('sheets.format')}
            data={sheetFormats.map((value) => ({ value, label: t(`sheets.formats.${value}`) }))}
            value={format}
            onChange={(value) => setFormat(sheetFormats.find((one) => one === value) ?? 'xlsx')}
          />
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" disabled={isWrong}>
            {t('sheets.export')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
