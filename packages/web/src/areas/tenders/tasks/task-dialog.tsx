import { Button, NativeSelect, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { type Task, taskEndpoints } from '@pliego/contract/areas/tasks';
import { type MilestoneKind, milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { type TaskValues, useSaveTask } from './task-changes.ts';
import stage from '../work/stage.module.css';

interface TaskDialogProps {
  tenderId: number;
  /** Null makes a new one. */
  task: Task | null;
  onClose: () => void;
}

/** Milestones that a task may hang on: those by which something is done. */
const anchors: readonly MilestoneKind[] = milestoneKinds.filter(
  (kind) => kind !== 'creacion' && kind !== 'acto' && kind !== 'tiempoEvaluacion',
);

/** A task: what, who, and by when, on a day of its own or hanging on a milestone. */
export function TaskDialog({ tenderId, task, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['expediente', 'common']);
  const { data } = useQuery(colleaguesQuery);
  const initialValues: TaskValues = {
    titulo: task?.titulo ?? '',
    dia: task?.ancla === null ? task.dia : null,
    ancla: task?.ancla ?? null,
    responsable: task?.responsable?.id ?? null,
  };
  const { form, formProps, busy, problem } = useContractForm({
    schema: taskEndpoints.create.body,
    initialValues,
    send: useSaveTask(tenderId, task),
    onDone: onClose,
  });
  const { values } = form;
  const people = (data?.datos ?? []).filter(({ status }) => status === 'active');
  return (
    <Dialog title={t(task === null ? 'tasks.newTitle' : 'tasks.editTitle')} onClose={onClose}>
      <form {...formProps} className={stage.form}>
        <FormProblem text={problem} />
        <TextInput
          label={t('tasks.what')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('titulo')}
        />
        <NativeSelect
          label={t('tasks.who')}
          value={values.responsable === null ? '' : String(values.responsable)}
          error={form.errors['responsable']}
          data={[
            { value: '', label: t('nothing.asignacion') },
            ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            form.setFieldValue('responsable', chosen === '' ? null : Number(chosen));
          }}
        />
        <SegmentedControl
          aria-label={t('tasks.when')}
          value={values.ancla === null ? 'day' : 'anchor'}
          data={[
            { value: 'day', label: t('tasks.ownDay') },
            { value: 'anchor', label: t('tasks.anchored') },
          ]}
          onChange={(kind) =>
            form.setFieldValue(
              'ancla',
              kind === 'day' ? null : { hito: 'cierre', dias: -1, unidad: 'habiles' },
            )
          }
        />
        {values.ancla === null ? (
          <DateField
            label={t('tasks.day')}
            clearable
            value={values.dia}
            onChange={(dia) => form.setFieldValue('dia', dia)}
            error={form.errors['dia']}
          />
        ) : (
          <AnchorFields
            anchor={values.ancla}
            onChange={(ancla) => form.setFieldValue('ancla', ancla)}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t(task === null ? 'tasks.add' : 'common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface AnchorFieldsProps {
  anchor: NonNullable<Task['ancla']>;
  onChange: (anchor: NonNullable<Task['ancla']>) => void;
}

function AnchorFields({ anchor, onChange }: AnchorFieldsProps) {
  const { t } = useTranslation(['expediente', 'ficha']);
  return (
    <>
      <div className={stage.pair}>
        <NativeSelect
          label={t('tasks.unit')}
          value={`${anchor.unidad} ${anchor.dias < 0 ? 'before' : 'after'}`}
          data={(['habiles', 'corridos'] as const).flatMap((unit) =>
            (['before', 'after'] as const).map((side) => ({
              value: `${unit} ${side}`,
              label: t(`tasks.units.${unit}.${side}`),
            })),
          )}
          onChange={(event) => {
            const [unit, side] = event.currentTarget.value.split(' ');
            const days = Math.abs(anchor.dias);
            onChange({
              ...anchor,
              unidad: unit === 'corridos' ? 'corridos' : 'habiles',
              dias: side === 'before' ? -days : days,
            });
          }}
        />
        <NumberInput
          label={t('tasks.howMany')}
          min={0}
          max={365}
          allowDecimal={false}
          value={Math.abs(anchor.dias)}
          onChange={(days) =>
            onChange({ ...anchor, dias: anchor.dias < 0 ? -Number(days) : Number(days) })
          }
        />
      </div>
      <NativeSelect
        label={t('tasks.milestone')}
        value={anchor.hito}
        data={anchors.map((kind) => ({ value: kind, label: t(`ficha:milestones.kinds.${kind}`) }))}
        onChange={(event) => {
          const chosen = anchors.find((kind) => kind === event.currentTarget.value);
          if (chosen !== undefined) onChange({ ...anchor, hito: chosen });
        }}
      />
    </>
  );
}
