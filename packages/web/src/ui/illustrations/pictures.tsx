import { Illustration, Sheet, Writing } from './illustration.tsx';
import classes from './illustration.module.css';

/** The path leads off the sheet. */
export function LostPicture() {
  return (
    <Illustration>
      <Sheet tilt={-6}>
        <Writing top={84} lengths={[58, 72]} />
        <path
          d="M124 132c24-14 40 20 62 4s40-40 74-34"
          className={classes.quiet}
          strokeDasharray="2 12"
        />
      </Sheet>
      <circle cx="246" cy="112" r="27" className={classes.solid} />
      <path d="M237 104a9 9 0 1 1 13 8c-3 2-4 3-4 7m0 9v.5" className={classes.onSolid} />
    </Illustration>
  );
}

/** A lock hangs on the sheet. */
export function LockedPicture() {
  return (
    <Illustration>
      <Sheet>
        <Writing top={84} lengths={[58, 74, 40]} />
      </Sheet>
      <path d="M178 136v-13a18 18 0 0 1 36 0v13" className={classes.stroke} />
      <rect x="168" y="134" width="56" height="44" rx="9" className={classes.solid} />
      <path d="M196 150v11" className={classes.onSolid} />
    </Illustration>
  );
}

/** A clock beside the sheet. */
export function SoonPicture() {
  return (
    <Illustration>
      <Sheet tilt={4}>
        <Writing top={84} lengths={[58, 74, 64, 30]} />
      </Sheet>
      <circle cx="108" cy="150" r="33" className={classes.solid} />
      <path d="M108 131v20l13 9" className={classes.onSolid} />
    </Illustration>
  );
}

/** A spanner across the sheet. */
export function RepairPicture() {
  return (
    <Illustration>
      <Sheet>
        <Writing top={84} lengths={[58, 74]} />
      </Sheet>
      <circle cx="206" cy="146" r="33" className={classes.solid} />
      <path
        d="m193 159 14-14m0 0a9 9 0 0 1 11-12l-6 7 4 4 7-6a9 9 0 0 1-12 11"
        className={classes.onSolid}
      />
    </Illustration>
  );
}

/** Half of the sheet is still a plan. */
export function PlanPicture() {
  return (
    <Illustration>
      <Sheet>
        <Writing top={84} lengths={[58, 74]} />
        <path d="M122 126h74v46h-74z" className={classes.quiet} strokeDasharray="1 9" />
      </Sheet>
      <path d="m214 168 34-58 12 7-34 58-14 7z" className={classes.solid} />
      <path d="m248 110 6-10 12 7-6 10z" className={classes.warm} />
    </Illustration>
  );
}
