import { Button } from '@mantine/core';
import { type Assignee, taskTitleLength } from '@pliego/contract/areas/todo';
import { type QuickTask, readQuickTask } from '@pliego/contract/rules/quick-task';
import { IconPlus, IconStarFilled } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, santiagoToday } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import type { TaskParts } from '../task-changes.ts';
import { AssigneeFace, TagPill } from './task-parts.tsx';
import { shortTitle } from '../use-task-changes.ts';
import classes from './quick-add.module.css';

interface QuickAddProps {
  people: readonly Assignee[];
  /** New tasks also get these fields, such as the tag of the current list. */
  given: TaskParts;
  onAdd: (task: TaskParts, onKept: (isKept: boolean) => void) => void;
}

function taskOf({ title, dueDate, tags, assignee, isImportant }: QuickTask<Assignee>): TaskParts {
  return {
    title,
    dueDate,
    tags,
    assignee,
    isImportant,
    description: '',
    isCompleted: false,
    isDeleted: false,
  };
}

/** A task in one line; what is understood of it is shown while one types. */
export function QuickAdd({ people, given, onAdd }: QuickAddProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const now = useNow();
  const [line, setLine] = useState('');
  const [added, setAdded] = useState('');
  const understood = readQuickTask(line, { today: santiagoToday(now), people });
  const isEmpty = line.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (understood.title === '') return;
    const task = taskOf(understood);
    const tags = [...new Set([...(given.tags ?? []), ...understood.tags])];
    onAdd({ ...task, ...given, tags }, (isKept) => {
      setAdded(isKept ? understood.title : '');
      // A failed line returns, unless the next one is being typed; a successful retry clears it again.
      const [shown, next] = isKept ? [line, ''] : ['', line];
      setLine((now) => (now === shown ? next : now));
    });
    setLine('');
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.line}>
        <IconPlus size={18} stroke={1.8} className={classes.icon} aria-hidden />
        <input
          className={classes.input}
          value={line}
          maxLength={taskTitleLength}
          aria-label={t('quick.label')}
          aria-describedby={`${id}-hint`}
          placeholder={t('quick.placeholder')}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => {
            setLine(event.currentTarget.value);
            setAdded('');
          }}
        />
        {isEmpty ? null : (
          <Button type="submit" size="compact-sm" disabled={understood.title === ''}>
            {t('quick.submit')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={classes.hint} hidden={!isEmpty || added !== ''}>
        {t('quick.hint')}
      </p>
      <output className={classes.understood}>
        {isEmpty ? null : <Understood task={understood} now={now} />}
        {added === '' ? null : t('quick.added', { title: shortTitle(added) })}
      </output>
    </form>
  );
}

function Understood({ task, now }: { task: QuickTask<Assignee>; now: number }) {
  const { t } = useTranslation('todo');
  const { title, dueDate, tags, assignee, isImportant } = task;
  const isPlain = dueDate === null && tags.length === 0 && assignee === null && !isImportant;
  return isPlain ? (
    t('quick.plain')
  ) : (
    <>
      <span>{t('quick.understood')}</span>
      <span className={classes.title}>
        {title === '' ? t('quick.noTitle') : t('quick.title', { title })}
      </span>
      {dueDate === null ? null : <Pill tone="gris">{formatDay(`${dueDate}T15:00:00Z`, now)}</Pill>}
      {tags.map((tag) => (
        <TagPill key={tag} tag={tag} />
      ))}
      {assignee === null ? null : (
        <span className={classes.person}>
          <AssigneeFace assignee={assignee} size={18} />
          <span aria-hidden>{assignee.fullName}</span>
        </span>
      )}
      {isImportant ? (
        <span className={classes.person}>
          <IconStarFilled size={14} className={classes.star} aria-hidden />
          {t('quick.important')}
        </span>
      ) : null}
    </>
  );
}
