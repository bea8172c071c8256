import { Select, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Assignee, TaskValues } from '@pliego/contract/areas/todo';
import { taskTags } from '@pliego/contract/areas/todo-choices';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import { RichTextField } from '#web/ui/rich-text/rich-text-field.tsx';
import { toneProps } from '#web/ui/display/tone.ts';
import { tagTones } from '../tag-tones.ts';
import { AssigneeFace } from '../list/task-parts.tsx';
import classes from './task-form.module.css';

interface TaskFieldsProps {
  form: UseFormReturnType<TaskValues>;
  people: readonly Assignee[];
}

/** The fields of a task that a person fills in. */
export function TaskFields({ form, people }: TaskFieldsProps) {
  const { t } = useTranslation('todo');
  const { dueDate, description } = form.getValues();
  return (
    <>
      <Textarea
        label={t('form.title')}
        placeholder={t('form.titlePlaceholder')}
        required
        autosize
        minRows={1}
        maxRows={6}
        data-autofocus
        {...form.getInputProps('title')}
        onKeyDown={(event) => {
          // A title is one line, however long: Enter saves it.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={classes.pair}>
        <AssigneeField form={form} people={people} />
        <DateField
          label={t('form.dueDate')}
          clearable
          clearButtonProps={{ 'aria-label': t('form.clearDate') }}
          value={dueDate}
          error={form.errors['dueDate']}
          onChange={(day) => form.setFieldValue('dueDate', day)}
        />
      </div>
      <TagsField form={form} />
      <RichTextField
        label={t('form.description')}
        placeholder={t('form.descriptionPlaceholder')}
        value={description}
        error={form.errors['description']}
        onChange={(html) => form.setFieldValue('description', html)}
      />
    </>
  );
}

function AssigneeField({ form, people }: TaskFieldsProps) {
  const { t } = useTranslation('todo');
  const { assignee } = form.getValues();
  const personOf = (name: string | null) => people.find(({ fullName }) => fullName === name);
  const chosen = personOf(assignee);
  return (
    <Select
      label={t('form.assignee')}
      placeholder={t('form.nobody')}
      searchable
      clearable
      data={people.map(({ fullName }) => fullName)}
      nothingFoundMessage={t('form.noPerson')}
      leftSection={chosen === undefined ? null : <AssigneeFace assignee={chosen} size={20} />}
      renderOption={({ option }) => {
        const person = personOf(option.value);
        return (
          <span className={classes.person}>
            {person === undefined ? null : (
              <span aria-hidden className={classes.personFace}>
                <AssigneeFace assignee={person} size={20} />
              </span>
            )}
            {option.label}
          </span>
        );
      }}
      comboboxProps={{ withinPortal: true }}
      {...form.getInputProps('assignee')}
    />
  );
}

function TagsField({ form }: Pick<TaskFieldsProps, 'form'>) {
  const { t } = useTranslation('todo');
  const { tags } = form.getValues();
  return (
    <fieldset className={classes.tags}>
      <legend className={classes.legend}>{t('form.tags')}</legend>
      {taskTags.map((tag) => {
        const { className, style } = toneProps(tagTones[tag]);
        const isOn = tags.includes(tag);
        return (
          <label key={tag} className={`${className} ${classes.tag}`} style={style}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={() =>
                form.setFieldValue(
                  'tags',
                  taskTags.filter((one) => (one === tag ? !isOn : tags.includes(one))),
                )
              }
            />
            {t(`tag.${tag}`)}
          </label>
        );
      })}
    </fieldset>
  );
}
