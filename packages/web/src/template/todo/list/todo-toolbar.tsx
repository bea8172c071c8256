import { Button } from '@mantine/core';
import { taskSorts } from '@pliego/contract/areas/todo-choices';
import { IconArrowsSort, IconChecks, IconTrashX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { type TodoView, useTodoPlace } from '../todo-place.ts';
import classes from '../todo-page.module.css';

interface TodoToolbarProps {
  name: string;
  view: TodoView;
  counts: { pending: number; all: number };
  isSelecting: boolean;
  selectButton: Ref<HTMLButtonElement>;
  onSelect: () => void;
  onEmptyBin: () => void;
}

/** Search, order and selection of several tasks. */
export function TodoToolbar(props: TodoToolbarProps) {
  const { name, view, counts, isSelecting, selectButton, onSelect } = props;
  const { t } = useTranslation('todo');
  const { search, change } = useTodoPlace();
  const isPlain = view.kind === 'completed' || view.kind === 'deleted';
  const done = counts.all - counts.pending;
  const summary: string[] = isPlain
    ? [t('count', { count: counts.all })]
    : [
        t('pending', { count: counts.pending }),
        ...(done === 0 ? [] : [t('finished', { count: done })]),
      ];
  return (
    <header className={classes.toolbar} role="presentation">
      <div className={classes.heading}>
        <AppSideButton />
        <h2 className={classes.name}>{name}</h2>
        <output className={classes.summary}>{summary.join(' · ')}</output>
      </div>
      <div className={classes.tools}>
        <SearchField
          className={classes.search}
          label={t('search')}
          value={search.q ?? ''}
          onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
        />
        <SortMenu mayHide={!isPlain} />
        <Button
          ref={selectButton}
          variant="default"
          aria-pressed={isSelecting}
          disabled={counts.all === 0 && !isSelecting}
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={onSelect}
        >
          {t(isSelecting ? 'stopSelecting' : 'select')}
        </Button>
        {view.kind === 'deleted' && counts.all > 0 ? (
          <Button
            variant="default"
            aria-label={t('bin.emptyLabel')}
            leftSection={<IconTrashX size={16} aria-hidden />}
            onClick={props.onEmptyBin}
          >
            {t('bin.empty')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}

function SortMenu({ mayHide }: { mayHide: boolean }) {
  const { t } = useTranslation('todo');
  const { search, change } = useTodoPlace();
  const order = [undefined, ...taskSorts] as const;
  const actions: MenuAction[] = order.map((sort) => ({
    id: sort ?? 'own',
    label: t(`sort.${sort ?? 'own'}`),
    current: search.sort === sort,
    onPick: () => change({ sort }),
  }));
  const hides = search.hide === 'done';
  const hideAction: MenuAction = {
    id: 'hide',
    label: t(hides ? 'sort.showDone' : 'sort.hideDone'),
    apart: true,
    onPick: () => change({ hide: hides ? undefined : 'done' }),
  };
  return (
    <ActionMenu
      label={t('sort.label', { name: t(`sort.${search.sort ?? 'own'}`) })}
      className={classes.sort}
      heading={t('sort.heading')}
      width={240}
      actions={mayHide ? [...actions, hideAction] : actions}
    >
      <IconArrowsSort size={16} stroke={1.8} aria-hidden />
      <span className={classes.sortName}>{t(`sort.${search.sort ?? 'own'}`)}</span>
    </ActionMenu>
  );
}
