import { Button } from '@mantine/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { ReasonField } from '../work/reason-field.tsx';
import { discardTenders } from './bulk-work.ts';
import classes from '../work/stage.module.css';

interface DiscardDialogProps {
  tenders: readonly TenderSummary[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the one reason with which several tenders are discarded. */
export function DiscardDialog({ tenders, onClose, onDone }: DiscardDialogProps) {
  const { t } = useTranslation(['expediente', 'common']);
  const client = useQueryClient();
  const [reason, setReason] = useState<number | null>(null);
  const discarding = useMutation({
    mutationFn: (motivo: number) => discardTenders(client, tenders, motivo),
    onSuccess: () => {
      onClose();
      onDone();
    },
  });
  const problem = discarding.error === null ? undefined : problemText(discarding.error);
  return (
    <Dialog title={t('bulk.discardTitle', { count: tenders.length })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== null) discarding.mutate(reason);
        }}
      >
        <FormProblem text={problem} />
        <ReasonField stage="descartada" value={reason} onChange={setReason} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" disabled={reason === null} loading={discarding.isPending}>
            {t('bulk.discard')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
