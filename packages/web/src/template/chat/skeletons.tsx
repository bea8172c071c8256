import { VisuallyHidden } from '@mantine/core';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import classes from './skeletons.module.css';

/** Rows of the lists, of the size of what comes. */
export function ListSkeleton() {
  const texts = useUiTexts();
  return (
    <div aria-busy className={classes.list}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={classes.row}>
          <span className={classes.face} />
          <span className={classes.lines}>
            <span className={classes.line} style={{ width: `${56 - ((row * 11) % 20)}%` }} />
            <span className={classes.line} style={{ width: `${88 - ((row * 17) % 30)}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Bubbles on both sides, aligned to the end like the messages. */
export function MessagesSkeleton() {
  const texts = useUiTexts();
  return (
    <div aria-busy className={classes.messages}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: 7 }, (_, row) => (
        <span
          key={row}
          className={classes.bubble}
          data-own={row % 3 === 1 || undefined}
          style={{ width: `${52 - ((row * 13) % 28)}%` }}
        />
      ))}
    </div>
  );
}
