import { Button } from '@mantine/core';
import type { Task } from '@pliego/contract/areas/todo';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';
import { EraseDialog, type ToErase } from '../form/erase-dialog.tsx';
import { peopleQuery } from '../queries.ts';
import { QuickAdd } from './quick-add.tsx';
import { countOf, partsOf, shownTasks } from './select-tasks.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TaskEmpty } from './task-empty.tsx';
import { TaskList } from './task-list.tsx';
import { taskLink, type TodoView, useTodoPlace } from '../todo-place.ts';
import { TodoToolbar } from './todo-toolbar.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { TaskActions } from '../use-task-changes.ts';
import classes from '../todo-page.module.css';

interface TodoTasksProps {
  view: TodoView;
  /** All tasks, of this view or not. */
  all: readonly Task[];
  actions: TaskActions;
}

/** The list of a view, with its tools above. */
export function TodoTasks({ view, all, actions }: TodoTasksProps) {
  const { t } = useTranslation('todo');
  const { search, change: changeAddress } = useTodoPlace();
  const { data: people = [] } = useQuery(peopleQuery);
  const { shown, tasks, list, selection, selectButton, toErase, setToErase, select, rowCalls } =
    useTaskRows({ view, all, actions });
  const { change, remove, restore } = actions;
  const { q, sort, hide } = search;
  const isBin = view.kind === 'deleted';
  const name = view.kind === 'tag' ? t(`tag.${view.tag}`) : t(`view.${view.kind}`);
  return (
    <div className={classes.tasks}>
      <TodoToolbar
        name={name}
        view={view}
        counts={{ pending: countOf(shown, view), all: shown.length }}
        isSelecting={selection !== null}
        selectButton={selectButton}
        onSelect={() => select(selection === null)}
        onEmptyBin={() => setToErase('all')}
      />
      {selection === null ? null : (
        <SelectionBar
          tasks={shown}
          isBin={isBin}
          selection={selection}
          actions={actions}
          onErase={setToErase}
          onClose={() => {
            select(false);
            // The bar disappears with the button that had the focus.
            selectButton.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {isBin || view.kind === 'completed' || selection !== null ? null : (
        <QuickAdd
          people={people}
          given={partsOf(view)}
          onAdd={(task, onKept) => change({ kind: 'add', task, onKept })}
        />
      )}
      <div className={classes.scroll} {...list}>
        {isBin && shown.length > 0 ? <p className={classes.note}>{t('bin.note')}</p> : null}
        {shown.length === 0 ? (
          <TaskEmpty view={view} hidesDone={hide === 'done' && countAll(all, view) > 0} />
        ) : (
          <TaskList
            label={name}
            tasks={tasks}
            view={`${q ?? ''} ${sort ?? ''}`}
            selection={selection}
            onMove={
              sort === undefined && !isBin
                ? (id, targetId, place) => change({ kind: 'move', id, targetId, place })
                : undefined
            }
            {...rowCalls}
            onRemove={(task) => remove([task])}
            onRestore={(task) => restore([task])}
            onErase={(task) => setToErase([task])}
          />
        )}
        {shown.length > 0 && q !== undefined && q !== '' ? (
          <ClearSearch onClick={() => changeAddress({ q: undefined })} />
        ) : null}
      </div>
      {toErase === null ? null : (
        <EraseDialog
          toErase={toErase}
          inBin={countOf(all, { kind: 'deleted' })}
          actions={actions}
          onClose={() => setToErase(null)}
        />
      )}
    </div>
  );
}

/** The tasks of a list with their selection, the focus of their rows and what the rows call. */
function useTaskRows({ view, all, actions }: TodoTasksProps) {
  const { t } = useTranslation('todo');
  const { search } = useTodoPlace();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [toErase, setToErase] = useState<ToErase | null>(null);
  const { change } = actions;
  const { q, sort, hide } = search;
  const shown = useMemo(
    () => shownTasks(all, view, { q, sort, hide }, (tag) => t(`tag.${tag}`)),
    [all, view, q, sort, hide, t],
  );
  // What is typed comes first, the rows after it.
  const tasks = useDeferredValue(shown);
  const selectButton = useRef<HTMLButtonElement>(null);
  const { task: open } = search;
  const list = useRowFocus({
    ids: useMemo(() => tasks.map(({ id }) => id), [tasks]),
    openId: open === undefined || open === 'new' ? undefined : Number(open),
    isCovered: open !== undefined || toErase !== null,
  });

  const pressed = useRowRange();
  const selection = useMemo<Selection<Task> | null>(
    () =>
      chosen === null
        ? null
        : {
            rowId: ({ id }) => String(id),
            rowName: ({ title }) => title ?? t('row.untitled'),
            selected: chosen,
            onChange: setChosen,
            among: tasks,
            pressed,
          },
    [chosen, tasks, pressed, t],
  );
  const onComplete = useCallback(
    ({ id, isCompleted }: Task) =>
      change({ kind: 'patch', ids: [id], parts: { isCompleted: isCompleted !== true } }),
    [change],
  );
  const onStar = useCallback(
    ({ id, isImportant }: Task) =>
      change({ kind: 'patch', ids: [id], parts: { isImportant: isImportant !== true } }),
    [change],
  );
  const linkTo = useCallback(({ id }: Task) => taskLink(view, search, id), [view, search]);
  const select = (isOn: boolean) => setChosen(isOn ? new Set() : null);
  const rowCalls = { linkTo, onComplete, onStar };
  return { shown, tasks, list, selection, selectButton, toErase, setToErase, select, rowCalls };
}

function ClearSearch({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('todo');
  return (
    <div className={classes.after}>
      <Button variant="subtle" size="compact-sm" onClick={onClick}>
        {t('empty.clearSearch')}
      </Button>
    </div>
  );
}

const countAll = (all: readonly Task[], view: TodoView) =>
  shownTasks(all, view, {}, (tag) => tag).length;
