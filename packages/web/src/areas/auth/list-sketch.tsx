import type { Tone } from '#web/ui/display/tone.ts';
import { toneProps } from '#web/ui/display/tone.ts';
import classes from './list-sketch.module.css';

/** Lengths of two lines of text and of the deadline's badge, and its hue. */
const rows: { title: number; buyer: number; badge: number; tone: Tone }[] = [
  { title: 72, buyer: 38, badge: 44, tone: 'rojo' },
  { title: 58, buyer: 46, badge: 58, tone: 'naranja' },
  { title: 80, buyer: 31, badge: 50, tone: 'amarillo' },
  { title: 64, buyer: 42, badge: 64, tone: 'verde' },
  { title: 76, buyer: 34, badge: 52, tone: 'verde' },
  { title: 51, buyer: 48, badge: 60, tone: 'verde' },
  { title: 69, buyer: 29, badge: 48, tone: 'verde' },
  { title: 61, buyer: 40, badge: 56, tone: 'verde' },
];

/** A simplified picture of the list of tenders, for users who have not seen it yet. */
export function ListSketch() {
  return (
    <div aria-hidden className={classes.sheet}>
      {rows.map(({ title, buyer, badge, tone }) => {
        const { className, style } = toneProps(tone);
        return (
          <div key={title} className={`${className} ${classes.row}`} style={style}>
            <span className={classes.dot} />
            <span className={classes.texts}>
              <span className={classes.title} style={{ width: `${title}%` }} />
              <span className={classes.buyer} style={{ width: `${buyer}%` }} />
            </span>
            <span className={classes.badge} style={{ width: badge }} />
          </div>
        );
      })}
    </div>
  );
}
