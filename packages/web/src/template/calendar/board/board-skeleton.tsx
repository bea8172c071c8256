import { VisuallyHidden } from '@mantine/core';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import classes from './board-skeleton.module.css';

/** Five weeks of grey, in the place of those that are coming. */
export function BoardSkeleton() {
  const texts = useUiTexts();
  return (
    <div className={classes.board} aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: 35 }, (_, cell) => (
        <span key={cell} className={classes.cell} aria-hidden>
          <span className={classes.number} />
          {cell % 3 === 1 ? <span className={classes.line} /> : null}
        </span>
      ))}
    </div>
  );
}
