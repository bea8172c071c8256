import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import type { TodoView } from '../todo-place.ts';
import classes from '../todo-page.module.css';

/** Lines where the tasks will be, of their height. */
export function TaskSkeleton({ view }: { view: TodoView }) {
  const texts = useUiTexts();
  const hasLine = view.kind !== 'deleted' && view.kind !== 'completed';
  return (
    <div className={classes.tasks} aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={classes.toolbar}>
        <Skeleton height={22} width={180} />
        <Skeleton height={36} width="50%" maw={420} />
      </div>
      {hasLine ? (
        <div className={classes.waitingLine}>
          <Skeleton height={42} radius="lg" />
        </div>
      ) : null}
      <div className={classes.scroll}>
        {Array.from({ length: 9 }, (_, row) => (
          <div key={row} className={classes.waiting}>
            <Skeleton height={18} circle />
            <Skeleton height={14} width={`${62 - ((row * 13) % 35)}%`} />
          </div>
        ))}
      </div>
    </div>
  );
}
