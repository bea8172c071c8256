import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#web/lib/format.ts';
import { containsText } from '#web/lib/rank-matches.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { type Chosen, DropZone } from '#web/ui/attachments/drop-zone.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { mostBytes, readSheet, type Sheet, SheetError } from './sheets/read-sheet.ts';
import { sampleFields, sampleRows } from './sheets/sample-rows.ts';
import { writeSheet } from './sheets/write-sheet.ts';
import classes from './sheets/sheets.module.css';

export const parts = ['DropZone', 'DataTable'];
export const wide = ['WithPreview'];

interface Read extends Sheet {
  name: string;
}

/** One file at a time, read in the page: nothing of it leaves the computer. */
export function WithPreview() {
  const { t } = useTranslation('importTable');
  const [read, setRead] = useState<Read | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (chosen: Chosen[]) => {
    const [first, ...others] = chosen;
    if (first === undefined) return;
    setIsBusy(true);
    try {
      if (others.length > 0 || first.isFolder) throw new SheetError('type');
      setRead({ ...(await readSheet(first.file)), name: first.file.name });
    } catch (error) {
      const problem = error instanceof SheetError ? error.problem : 'broken';
      const limit = formatBytes(mostBytes);
      toastProblem({
        id: 'catalogue-import',
        title: t('text.refused', { name: first.file.name }),
        text: t(`text.problem-${problem}`, { limit }),
      });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <DropZone
        drop={t('text.drop')}
        choose={t('text.choose')}
        limit={t('text.limit', { limit: formatBytes(mostBytes) })}
        accept=".xlsx,.csv"
        busy={isBusy ? <output>{t('text.reading')}</output> : null}
        onChoose={(chosen) => void take(chosen)}
      />
      {read === null ? null : (
        // Another file begins at its first page, without what was looked for.
        <Preview key={read.name} read={read} onClear={() => setRead(null)} />
      )}
    </Stack>
  );
}

const pageSize = 10;

function Preview({ read, onClear }: { read: Read; onClear: () => void }) {
  const { t } = useTranslation('importTable');
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const numbered = read.rows.map((cells, at) => ({ id: String(at + 2), cells }));
  const found = numbered.filter(({ cells }) => cells.some((cell) => containsText(cell, text)));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return (
    <div className={classes.column}>
      <div className={classes.head}>
        <span>
          <bdi className={classes.name}>{read.name}</bdi>{' '}
          {t('text.rows', { count: read.rows.length })}
        </span>
        <Button variant="default" onClick={onClear}>
          {t('text.clear')}
        </Button>
      </div>
      <SearchField
        label={t('text.find')}
        value={text}
        maw={320}
        onSearch={(next) => {
          setText(next);
          setPage(1);
        }}
      />
      <DataTable
        label={t('text.preview', { name: read.name })}
        columns={[
          { id: 'line', header: t('text.line'), width: 70, cell: ({ id }) => id },
          ...read.headers.map((header, at) => ({
            id: `column-${at}`,
            header: header === '' ? t('text.unnamed', { place: at + 1 }) : header,
            width: at === 0 ? undefined : 160,
            cell: ({ cells }: { cells: string[] }) => cells[at],
          })),
        ]}
        rows={shown}
        rowId={({ id }) => id}
        instead={
          found.length === 0 ? (
            <EmptyState title={t('text.none', { text })}>{t('text.noneHint')}</EmptyState>
          ) : undefined
        }
        card={({ cells }) => cells.filter((cell) => cell !== '').join(' · ')}
      />
      <Pager page={page} pageSize={pageSize} total={found.length} onPage={setPage} />
    </div>
  );
}

/** A file to try it with, made by the part that exports. */
export function TryIt() {
  const { t } = useTranslation(['importTable', 'catalogue']);
  const save = (format: 'xlsx' | 'csv') => {
    const headers = sampleFields.map((field) => t(`catalogue:sheets.fields.${field}`));
    const rows = sampleRows.map((row) => sampleFields.map((field) => row[field]));
    saveFile(
      `${t('importTable:text.sample')}.${format}`,
      writeSheet(format, headers, rows, t('catalogue:sheets.sheet')),
    );
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" onClick={() => save('xlsx')}>
        {t('importTable:text.sampleXlsx')}
      </Button>
      <Button variant="default" onClick={() => save('csv')}>
        {t('importTable:text.sampleCsv')}
      </Button>
    </Stack>
  );
}
