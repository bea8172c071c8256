import { formatFullMoment, formatTime } from '#web/lib/format.ts';
import classes from './tender-history.module.css';

/** The hour of an entry, under the heading of its day; none where the source gives no date. */
export function EntryTime({ at }: { at: string | null }) {
  return at === null ? (
    <span className={classes.time} aria-hidden>
      —
    </span>
  ) : (
    <time dateTime={at} title={formatFullMoment(at)} className={classes.time}>
      {formatTime(at)}
    </time>
  );
}
