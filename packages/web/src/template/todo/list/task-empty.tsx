import { Button } from '@mantine/core';
import {
  IconChecklist,
  IconCircleCheck,
  IconSearch,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { type TodoView, useTodoPlace } from '../todo-place.ts';

const look = { size: 22, stroke: 1.6 } as const;
const icons = {
  mine: <IconChecklist {...look} />,
  tag: <IconChecklist {...look} />,
  important: <IconStar {...look} />,
  completed: <IconCircleCheck {...look} />,
  deleted: <IconTrash {...look} />,
};

/** Why there is nothing in a list, and what fills it. */
export function TaskEmpty({ view, hidesDone }: { view: TodoView; hidesDone: boolean }) {
  const { t } = useTranslation('todo');
  const { search, change } = useTodoPlace();
  const { q = '' } = search;
  if (q.trim() !== '') {
    return (
      <EmptyState
        icon={<IconSearch {...look} />}
        title={t('empty.search', { text: q })}
        actions={
          <Button variant="default" onClick={() => change({ q: undefined })}>
            {t('empty.clearSearch')}
          </Button>
        }
      >
        {t('empty.searchText')}
      </EmptyState>
    );
  }
  if (hidesDone) {
    return (
      <EmptyState
        icon={icons.completed}
        title={t('empty.allDone')}
        actions={
          <Button variant="default" onClick={() => change({ hide: undefined })}>
            {t('sort.showDone')}
          </Button>
        }
      >
        {t('empty.allDoneText')}
      </EmptyState>
    );
  }
  const tag = view.kind === 'tag' ? t(`tag.${view.tag}`) : '';
  return (
    <EmptyState icon={icons[view.kind]} title={t(`empty.${view.kind}`, { tag })}>
      {t(`empty.${view.kind}Text`, { tag: tag.toLowerCase() })}
    </EmptyState>
  );
}
