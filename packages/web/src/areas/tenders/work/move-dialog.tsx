import { Button, Textarea } from '@mantine/core';
import type { Expediente } from '@pliego/contract/areas/work-shapes';
import { allowedMoves, type Stage } from '@pliego/contract/rules/work-stages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { EvidenceFields } from './evidence-fields.tsx';
import { initialMove, moveOf, questionsOf } from './move-form.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { showWork } from './save-work.ts';
import { presentStageOf, sendMove } from './send-move.ts';
import { stageConflicts, type WorkedTender } from './stage-conflicts.ts';
import { expedienteQuery } from './work-queries.ts';
import classes from './stage.module.css';

interface MoveDialogProps {
  tender: WorkedTender;
  to: Stage;
  onClose: () => void;
}

/** Asks for what a stage needs: a reason, the proof of the bid, how it ended. */
export function MoveDialog({ tender, to, onClose }: MoveDialogProps) {
  const { t } = useTranslation('expediente');
  const work = useQuery(expedienteQuery(tender.id));
  return (
    <Dialog title={t('move.title', { stage: t(`stages.${to}`) })} onClose={onClose}>
      <QueryState query={work} lines={3}>
        {(data) => <MoveForm tender={tender} work={data} to={to} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

/** Only the note is limited here: what a move needs is refused by the server, beside its field. */
const Values = z.looseObject({ nota: z.string().check(z.maxLength(1_000)) });

function MoveForm({ tender, work, to, onClose }: MoveDialogProps & { work: Expediente }) {
  const { t } = useTranslation(['expediente', 'common']);
  const client = useQueryClient();
  const now = useNow();
  const questions = questionsOf(to, work);
  const [initialValues] = useState(() => initialMove(work, now));
  /** Where somebody else moved it while the form was filled in. */
  const [movedTo, setMovedTo] = useState<Stage>();
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues,
    send: (values) => sendMove(tender.id, moveOf(to, values, questions), work),
    onRefused: (error) => {
      const present = presentStageOf(error);
      if (present === undefined) return;
      // What is asked for stays filled in, where the stage may still be reached.
      void client.invalidateQueries({ queryKey: ['tenders'] });
      if (allowedMoves(present.etapa).includes(to)) setMovedTo(present.etapa);
      else {
        onClose();
        stageConflicts.add({ tender: { ...tender, ...present }, wanted: to });
      }
    },
    onDone: (moved) => {
      showWork(client, moved);
      onClose();
    },
  });
  const { needs, outcome } = questions;
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem
        text={
          movedTo === undefined || problem === undefined
            ? problem
            : t('conflict.stageChanged', { stage: t(`stages.${movedTo}`) })
        }
      />
      {needs.includes('motivo') && (to === 'descartada' || to === 'retirada') ? (
        <ReasonField
          stage={to}
          value={form.values.motivo}
          onChange={(motivo) => form.setFieldValue('motivo', motivo)}
          error={form.errors['motivo']}
        />
      ) : null}
      {needs.includes('evidencia') ? <EvidenceFields id={tender.id} form={form} /> : null}
      {outcome === 'none' ? null : <OutcomeFields form={form} isWon={outcome === 'won'} />}
      <Textarea
        label={t('move.note')}
        description={t('move.noteHint')}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('nota')}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('move.confirm', { stage: t(`stages.${to}`) })}
        </Button>
      </DialogActions>
    </form>
  );
}
