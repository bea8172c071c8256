import { Button, TextInput } from '@mantine/core';
import { TaskTemplate, taskEndpoints } from '@pliego/contract/areas/tasks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { tasksApi } from '#web/api/areas/tasks.ts';
import { taskTemplatesQuery } from '#web/api/settings-queries.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { moved } from '../moved.ts';
import { type Clash, rebase } from '#web/api/rebase.ts';
import { useRefresh } from '../use-list-change.ts';
import { TaskLine } from './task-line.tsx';
import { TemplateTypes } from './template-types.tsx';
import { useAnchorWords } from './anchor-text.ts';
import {
  bodyOf,
  isSame,
  nextKey,
  type TemplateValues,
  templateNames,
  usualAnchor,
  valuesOf,
} from './template-values.ts';
import classes from './templates.module.css';

/** The longest list that the contract takes. */
const mostTasks = 100;

const { shape } = taskEndpoints.createTemplate.body;
/** As the contract has it; the key of a line is of the form alone. */
const TemplateForm = z.object({
  nombre: shape.nombre,
  tipos: shape.tipos,
  tareas: z.pipe(
    z.transform((lines: TemplateValues['tareas']) =>
      lines.map(({ titulo, ancla }) => ({ titulo, ancla })),
    ),
    shape.tareas,
  ),
});

interface TemplatePanelProps {
  /** Null makes a new one. */
  template: TaskTemplate | null;
  onClose: () => void;
}

function useTemplateForm({ template, onClose }: TemplatePanelProps) {
  const { t } = useTranslation('company');
  const refresh = useRefresh(taskTemplatesQuery.queryKey);
  /** The template that what is typed is based on. */
  const [base, setBase] = useState(template);
  /** Null while nobody else has changed anything. */
  const [clashes, setClashes] = useState<Clash<TemplateValues>[] | null>(null);
  const made = useContractForm<TemplateValues, TaskTemplate>({
    schema: TemplateForm,
    initialValues: valuesOf(template),
    send: (values) =>
      base === null
        ? tasksApi.createTemplate({ body: bodyOf(values) })
        : tasksApi.updateTemplate({
            params: { id: base.id },
            body: bodyOf(values),
            ifVersion: base.version,
          }),
    onDone: async ({ nombre: name }) => {
      await refresh();
      onClose();
      toastDone({ title: t('kept', { name }) });
    },
    onRefused: (error, typed) => {
      const stored = storedNow(TaskTemplate, error);
      if (stored === null) return;
      const versions = { typed, base: valuesOf(base), stored: valuesOf(stored) };
      const { values, clashes: found } = rebase(templateNames, versions, isSame);
      setBase(stored);
      setClashes(found);
      made.form.setInitialValues(valuesOf(stored));
      made.form.setValues(values);
    },
  });
  return { ...made, clashes };
}

/** A template with its tasks, each with the milestone it hangs on. */
export function TemplatePanel({ template, onClose }: TemplatePanelProps) {
  const { t } = useTranslation(['company', 'common']);
  const made = useTemplateForm({ template, onClose });
  const { form, formProps, busy, problem } = made;
  const isDirty = form.isDirty() && !made.sending.isSuccess;
  const { guard } = useLeaving({ isDirty });
  const [asks, setAsks] = useState(false);
  const close = () => (isDirty ? setAsks(true) : onClose());
  return (
    <SideDrawer
      opened
      side="right"
      width={640}
      title={
        template === null ? t('templates.create') : t('templates.editOf', { name: template.nombre })
      }
      onClose={close}
    >
      <form {...formProps} className={classes.form}>
        {made.clashes === null ? (
          <FormProblem text={problem} />
        ) : (
          <TemplateClashes form={form} clashes={made.clashes} />
        )}
        <TextInput
          label={t('name')}
          autoComplete="off"
          data-autofocus
          withAsterisk
          {...form.getInputProps('nombre')}
        />
        <TemplateTypes
          chosen={form.values.tipos}
          onChange={(types) => form.setFieldValue('tipos', types)}
        />
        <TaskLines form={form} />
        <div className={classes.foot}>
          <Button variant="default" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('common:actions.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard {...guard} text={t('templates.leave')} />
      <LeaveGuard
        isAsking={asks}
        text={t('templates.leave')}
        onStay={() => setAsks(false)}
        onLeave={onClose}
      />
    </SideDrawer>
  );
}

interface TemplateClashesProps {
  form: ReturnType<typeof useTemplateForm>['form'];
  clashes: readonly Clash<TemplateValues>[];
}

/** What somebody else made of the template meanwhile, in words. */
function TemplateClashes({ form, clashes }: TemplateClashesProps) {
  const { t } = useTranslation('company');
  const anchorWords = useAnchorWords();
  const fields = {
    nombre: t('name'),
    tipos: t('templates.types'),
    tareas: t('templates.tasks'),
  };
  const wordsOf = ({ name }: Clash<TemplateValues>, stored: TemplateValues): string => {
    if (name === 'nombre') return stored.nombre;
    if (name === 'tipos') return stored.tipos.join(', ') || t('templates.allTypes');
    return stored.tareas
      .map(({ titulo, ancla }) => `${titulo} (${anchorWords(ancla)})`)
      .join(' · ');
  };
  const shown = clashes
    .map((clash) => ({ clash, stored: { ...form.values, [clash.name]: clash.stored } }))
    .filter(({ clash: { name }, stored }) => !isSame(form.values[name], stored[name]))
    .map(({ clash, stored }) => ({
      name: clash.name,
      field: fields[clash.name],
      value: wordsOf(clash, stored),
      onTake: () => form.setValues(stored),
    }));
  return <ClashNote clashes={shown} />;
}

function TaskLines({ form }: { form: ReturnType<typeof useTemplateForm>['form'] }) {
  const { t } = useTranslation('company');
  const { tareas } = form.values;
  const key = tareas.map((task) => task.key).join();
  // The same array while nothing changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const keys = useMemo(() => tareas.map((task) => task.key), [key]);
  const put = (tasks: TemplateValues['tareas']) => {
    // Errors are known by the place of a line.
    form.clearErrors();
    form.setFieldValue('tareas', tasks);
  };
  const nameOf = (wanted: number) => {
    const index = tareas.findIndex((task) => task.key === wanted);
    return tareas[index]?.titulo || t('templates.task', { number: index + 1 });
  };
  return (
    <fieldset className={classes.lines}>
      <legend>{t('templates.tasks')}</legend>
      {form.errors['tareas'] === undefined ? null : (
        <p role="alert" className={classes.problem}>
          {t('templates.noTasks')}
        </p>
      )}
      <SortableLines
        ids={keys}
        nameOf={nameOf}
        disabled={keys.length < 2}
        onMove={(from, to) => put(moved(tareas, from, to))}
      >
        {/* Lists without bullets lose their role in Safari unless it is set. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={classes.lineList}>
          {tareas.map((task, index) => (
            <TaskLine
              key={task.key}
              task={task}
              name={nameOf(task.key)}
              number={index + 1}
              title={form.getInputProps(`tareas.${index}.titulo`)}
              onAnchor={(ancla) => form.setFieldValue(`tareas.${index}.ancla`, ancla)}
              onRemove={() => put(tareas.filter(({ key: other }) => other !== task.key))}
            />
          ))}
        </ul>
      </SortableLines>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={tareas.length >= mostTasks}
        onClick={() => put([...tareas, { key: nextKey(tareas), titulo: '', ancla: usualAnchor }])}
      >
        {t('templates.addTask')}
      </Button>
    </fieldset>
  );
}
