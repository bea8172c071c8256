import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatBytes } from '#web/lib/format.ts';
import { useCalendarAddress } from '../address.ts';
import { entriesOf } from '../event/entry.ts';
import { type CalendarFile, fileLimits, readCalendar } from './ics-read.ts';
import { everyEventQuery } from '../queries.ts';
import { useChange } from '../use-change.ts';
import { useKeptInView } from '../board/use-kept-in-view.ts';

interface Chosen {
  name: string;
  file: CalendarFile;
}

/** Reads a chosen file for the preview, and adds its events. */
export function useCalendarImport(onClose: () => void) {
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

  return { chosen, taken, problem, busy, read, add };
}
