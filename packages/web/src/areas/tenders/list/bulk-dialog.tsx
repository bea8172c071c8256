import { Button } from '@mantine/core';
import type { BulkChange, BulkResult, BulkSelection } from '@pliego/contract/areas/bulk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { AssigneeChoice, PriorityChoice, TagsChoice } from './bulk-fields.tsx';
import { bulkTrialQuery, changeTenders, refusalTexts } from './bulk-work.ts';
import { ReasonField } from '../work/reason-field.tsx';
import classes from './bulk.module.css';
import workClasses from '../work/stage.module.css';

/** What is asked for before many tenders are changed; of a change that is known already, only whether. */
export type BulkQuestion = 'etiquetas' | 'responsable' | 'prioridad' | 'descartar' | BulkChange;

interface BulkDialogProps {
  question: BulkQuestion;
  selection: BulkSelection;
  count: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for a change of many tenders, and shows what it would do before it is done. */
export function BulkDialog({ question, selection, count, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(['expediente', 'common']);
  const client = useQueryClient();
  const [change, setChange] = useState<BulkChange | null>(
    typeof question === 'string' ? null : question,
  );
  const trial = useQuery(bulkTrialQuery(selection, change));
  const doing = useMutation({
    mutationFn: (wanted: BulkChange) => changeTenders(client, selection, wanted),
    onSuccess: () => {
      onClose();
      onDone();
    },
  });
  const isDiscard = question === 'descartar';
  const error = doing.error ?? trial.error;
  const changing = trial.data?.cambian ?? 0;
  return (
    <Dialog
      title={t(isDiscard ? 'bulk.discardTitle' : 'bulk.title', {
        count,
        total: formatCount(count),
      })}
      onClose={onClose}
    >
      <form
        className={workClasses.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (change !== null) doing.mutate(change);
        }}
      >
        <FormProblem text={error === null ? undefined : problemText(error)} />
        <Fields question={question} onChange={setChange} />
        <output className={classes.trial}>
          {trial.data === undefined ? null : <Trial result={trial.data} />}
        </output>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" disabled={changing === 0} loading={doing.isPending}>
            {t(isDiscard ? 'bulk.discard' : 'bulk.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  question: BulkQuestion;
  onChange: (change: BulkChange | null) => void;
}

function Fields({ question, onChange }: FieldsProps) {
  switch (question) {
    case 'etiquetas':
      return <TagsChoice onChange={onChange} />;
    case 'responsable':
      return <AssigneeChoice onChange={onChange} />;
    case 'prioridad':
      return <PriorityChoice onChange={onChange} />;
    case 'descartar':
      return <DiscardChoice onChange={onChange} />;
    default:
      return <KnownChange change={question} />;
  }
}

function DiscardChoice({ onChange }: Pick<FieldsProps, 'onChange'>) {
  const [reason, setReason] = useState<number | null>(null);
  return (
    <ReasonField
      stage="descartada"
      value={reason}
      onChange={(motivo) => {
        setReason(motivo);
        onChange(motivo === null ? null : { tipo: 'etapa', etapa: 'descartada', motivo });
      }}
    />
  );
}

function KnownChange({ change }: { change: BulkChange }) {
  const { t } = useTranslation('expediente');
  if (change.tipo === 'seguir') return <p>{t('bulk.willFollow')}</p>;
  if (change.tipo === 'propuesta') {
    return <p>{t(change.acepta ? 'bulk.willAccept' : 'bulk.willReject')}</p>;
  }
  if (change.tipo !== 'etapa') return null;
  return <p>{t('bulk.willMove', { stage: t(`stages.${change.etapa}`) })}</p>;
}

/** How many would change, how many are so already, and why the others stay. */
function Trial({ result }: { result: BulkResult }) {
  const { t } = useTranslation('expediente');
  const { cambian, iguales } = result;
  const lines = [
    t('bulk.willChange', { count: cambian, total: formatCount(cambian) }),
    ...(iguales === 0 ? [] : [t('bulk.already', { count: iguales, total: formatCount(iguales) })]),
    ...refusalTexts(result),
  ];
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
