import { Button } from '@mantine/core';
import type { ImportRun, UndoneImport } from '@pliego/contract/areas/sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourcesApi } from '#web/api/areas/sources.ts';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { keepRun, rereadRuns, sourcesQuery } from '../queries.ts';
import { takeFocus } from './take-focus.ts';
import classes from './dialogs.module.css';

const outcomes = ['quitadas', 'restauradas', 'conservadas'] as const;

/** Confirms before an import is undone, and then shows the result. */
export function UndoImport({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const { archivo: name } = run;
  const undoing = useMutation({
    mutationFn: () => sourcesApi.undo({ params: { id: run.id } }),
    onSuccess: ({ importacion }) => keepRun(client, importacion),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
      void rereadRuns(client);
      void client.invalidateQueries({ queryKey: ['tenders'] });
    },
  });
  const { data, error } = undoing;
  const title = t(data === undefined ? 'spreadsheet.undo.title' : 'spreadsheet.undo.doneTitle', {
    name,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      {data === undefined ? (
        <>
          <p className={classes.text}>{t('spreadsheet.undo.text')}</p>
          <FormProblem text={error === null ? undefined : problemText(error)} />
          <DialogActions>
            <Button variant="default" data-autofocus onClick={onClose}>
              {t('common:actions.cancel')}
            </Button>
            <Button color="red.9" loading={undoing.isPending} onClick={() => undoing.mutate()}>
              {t('spreadsheet.undo.confirm')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <>
          <Outcomes undone={data} />
          <DialogActions>
            <Button ref={takeFocus} onClick={onClose}>
              {t('common:actions.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Outcomes({ undone }: { undone: UndoneImport }) {
  const { t } = useTranslation('sources');
  return (
    <div aria-live="polite">
      <ul className={classes.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome} data-none={undone[outcome] === 0 || undefined}>
            {t(`spreadsheet.undo.${outcome}`, {
              count: undone[outcome],
              total: formatCount(undone[outcome]),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
