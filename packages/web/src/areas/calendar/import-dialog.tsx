import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { useCalendarAddress } from './address.ts';
import { entriesOf } from './entry.ts';
import { type CalendarFile, fileLimits, readCalendar } from './ics-read.ts';
import { ImportSummary } from './import-summary.tsx';
import { everyEventQuery } from './queries.ts';
import { useChange } from './use-change.ts';
import { useKeptInView } from './use-kept-in-view.ts';
import classes from './import-dialog.module.css';

interface Chosen {
  name: string;
  file: CalendarFile;
}

/** Takes a file in: what it brings is shown first, with what is left out and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  const { closeShowing } = useCalendarAddress();
  const sayInView = useKeptInView();
  const { send } = useChange();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const taken = chosen?.file.taken ?? [];

  const read = async (picked: File | null) => {
    if (picked === null) return;
    const { name } = picked;
    setChosen(null);
    setProblem(undefined);
    if (picked.size > fileLimits.bytes) {
      const limit = formatBytes(fileLimits.bytes);
      setProblem(t('file.problem.tooBig', { name, limit }));
      return;
    }
    const text = await picked.text().catch(() => null);
    if (text === null) {
      setProblem(t('file.problem.unreadable', { name }));
      return;
    }
    try {
      const existing = entriesOf(await client.fetchQuery(everyEventQuery));
      const file = readCalendar(text, existing);
      if (file === null) setProblem(t('file.problem.notCalendar', { name }));
      else setChosen({ name, file });
    } catch (error) {
      setProblem(problemText(error));
    }
  };

  const add = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const done = t('done.imported', { count: taken.length });
      const categories = taken.map(({ category }) => category);
      const besides = sayInView(categories);
      await send({ add: taken, done, failed: t('failed.imported'), besides });
      if (besides !== undefined) closeShowing(categories);
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={t('file.title')} onClose={onClose}>
      <div className={classes.content}>
        <p className={classes.text}>
          {chosen === null ? t('file.intro') : t('file.chosen', { name: chosen.name })}
        </p>
        <FileButton accept=".ics,text/calendar" onChange={(picked) => void read(picked)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              data-autofocus
              className={classes.choose}
              leftSection={<IconFileUpload size={16} aria-hidden />}
            >
              {t(chosen === null ? 'file.choose' : 'file.another')}
            </Button>
          )}
        </FileButton>
        <FormProblem text={problem} />
        {chosen === null ? null : <ImportSummary file={chosen.file} />}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('event.cancel')}
        </Button>
        {taken.length === 0 ? null : (
          <Button loading={busy} onClick={() => void add()}>
            {t('file.add', { count: taken.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
