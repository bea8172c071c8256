import { Textarea } from '@mantine/core';
import { mostSheetRows, type ReadSheet } from '@pliego/contract/areas/team-sheets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { teamSheetsApi } from '#web/api/areas/team-sheets.ts';
import { formatCount } from '#web/lib/format.ts';
import { DropZone } from '#web/ui/attachments/drop-zone.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import classes from '#web/ui/import/import.module.css';
import { Section } from '#web/ui/page/page.tsx';

/** Takes what was copied from a spreadsheet, or its file. */
export function SheetIntake({ onRead }: { onRead: (sheet: ReadSheet) => void }) {
  const { t } = useTranslation('teamSheet');
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: ({ name, body }: { name: string; body: Blob }) =>
      teamSheetsApi.read({ query: { nombre: name }, body }),
    onSuccess: onRead,
  });
  const { error, isPending, variables } = reading;
  const pasted = t('paste.pasted');
  const readPasted = (copied: string) =>
    reading.mutate({ name: `${pasted}.tsv`, body: new Blob([copied]) });
  return (
    <>
      <p className={classes.soft}>{t('intro')}</p>
      <FormProblem
        text={
          error === null
            ? undefined
            : `${t('paste.failed', { name: variables?.name ?? '' })}. ${problemText(error)}`
        }
      />
      <Section title={t('paste.title')}>
        <form
          className={classes.intake}
          onSubmit={(event) => {
            event.preventDefault();
            readPasted(text);
          }}
        >
          <Textarea
            label={t('paste.label')}
            description={t('paste.hint')}
            value={text}
            rows={5}
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <div className={classes.actions}>
            <BusyButton type="submit" busy={isPending} disabled={text.trim() === ''}>
              {t('paste.read')}
            </BusyButton>
          </div>
        </form>
        <DropZone
          drop={t('paste.drop')}
          choose={t('paste.choose')}
          limit={t('paste.limit', { rows: formatCount(mostSheetRows) })}
          accept=".xlsx,.csv,.txt,.tsv"
          onChoose={([first]) => {
            if (first === undefined || isPending) return;
            reading.mutate({ name: first.file.name, body: first.file });
          }}
        />
      </Section>
    </>
  );
}
