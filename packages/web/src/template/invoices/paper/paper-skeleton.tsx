import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import sheet from './sheet.module.css';
import classes from './paper.module.css';

const rows = [0, 1, 2];

/** A skeleton of an invoice and its side panel. */
export function PaperSkeleton() {
  const texts = useUiTexts();
  return (
    <div className={classes.layout} aria-busy>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={sheet.sheet}>
        <div className={sheet.head}>
          <div className={classes.bars}>
            <Skeleton height={34} width="60%" />
            <Skeleton height={11} width="48%" />
            <Skeleton height={11} width="36%" />
            <Skeleton height={11} width="54%" />
          </div>
          <div className={classes.bars}>
            <Skeleton height={20} width="70%" />
            <Skeleton height={11} />
            <Skeleton height={11} />
          </div>
        </div>
        <div className={sheet.parties}>
          <div className={classes.bars}>
            <Skeleton height={11} width="40%" />
            <Skeleton height={11} width="52%" />
            <Skeleton height={11} width="44%" />
            <Skeleton height={11} width="50%" />
          </div>
          <div className={classes.bars}>
            <Skeleton height={11} />
            <Skeleton height={11} />
            <Skeleton height={11} />
            <Skeleton height={11} />
          </div>
        </div>
        <div className={classes.bars}>
          <Skeleton height={32} />
          {rows.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </div>
      </div>
      <div className={classes.side}>
        <Skeleton height={230} radius="md" />
      </div>
    </div>
  );
}
