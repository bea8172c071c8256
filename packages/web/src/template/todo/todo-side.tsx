import { Button } from '@mantine/core';
import { taskTags } from '@pliego/contract/areas/todo-choices';
import {
  IconChecklist,
  IconCircleCheck,
  IconPlus,
  IconStar,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { SideNav, type SideNavItem } from '#web/ui/app-frame/side-nav.tsx';
import { ToneDot } from '#web/ui/display/pill.tsx';
import { tasksQuery } from './queries.ts';
import { countOf } from './list/select-tasks.ts';
import { tagTones } from './tag-tones.ts';
import { keyOf, type TodoView, useTodoPlace, viewLink } from './todo-place.ts';
import classes from './todo-page.module.css';

const filters = ['mine', 'important', 'completed', 'deleted'] as const;

const icons: Record<(typeof filters)[number], TablerIcon> = {
  mine: IconChecklist,
  important: IconStar,
  completed: IconCircleCheck,
  deleted: IconTrash,
};

/** Filters and tags, with how many tasks wait in each. */
export function TodoSide() {
  const { t } = useTranslation('todo');
  const { view, search, change } = useTodoPlace();
  const { close } = useAppSide();
  const { data: tasks } = useQuery(tasksQuery);
  const badgeOf = (of: TodoView) => {
    const count = tasks === undefined ? 0 : countOf(tasks, of);
    return count === 0 ? undefined : formatCount(count);
  };
  const place = view === null ? undefined : keyOf(view);
  const itemOf = (of: TodoView, label: string, icon: ReactNode): SideNavItem => ({
    id: keyOf(of),
    to: viewLink(of, search),
    label,
    icon,
    badge: badgeOf(of),
    current: keyOf(of) === place,
  });
  return (
    <>
      <div className={classes.create}>
        <Button
          fullWidth
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            close();
            change({ task: 'new' });
          }}
        >
          {t('newTask')}
        </Button>
      </div>
      <SideNav
        label={t('views')}
        items={filters.map((kind) => {
          const Icon = icons[kind];
          const icon = <Icon size={18} stroke={1.7} aria-hidden />;
          return itemOf({ kind }, t(`view.${kind}`), icon);
        })}
      />
      <SideNav
        label={t('tagsHeading')}
        heading={t('tagsHeading')}
        items={taskTags.map((tag) =>
          itemOf({ kind: 'tag', tag }, t(`tag.${tag}`), <ToneDot tone={tagTones[tag]} />),
        )}
      />
    </>
  );
}
