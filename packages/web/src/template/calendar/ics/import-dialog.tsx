import { Button, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { ImportSummary } from './import-summary.tsx';
import { useCalendarImport } from './use-calendar-import.ts';
import classes from './import-dialog.module.css';

/** Imports a calendar file. A preview shows what it adds, what it leaves out and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { chosen, taken, problem, busy, read, add } = useCalendarImport(onClose);
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
