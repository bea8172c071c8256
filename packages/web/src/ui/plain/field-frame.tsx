import { type ReactNode, useId } from 'react';
import classes from './plain-field.module.css';

/** What every field has around it. */
export interface FieldFrameProps {
  label: string;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
}

/** The attributes that tie an input to its label and to what is said below it. */
export function useFieldIds(error: string | undefined, hint: ReactNode) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const described = [error === undefined ? '' : errorId, hasHint ? hintId : ''].filter(Boolean);
  return {
    id,
    errorId,
    hintId,
    input: {
      id,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    },
  } as const;
}

/** Label, input, and below them the error and the hint. */
export function FieldFrame({
  label,
  error,
  hint,
  ids,
  children,
}: FieldFrameProps & { ids: ReturnType<typeof useFieldIds>; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={ids.id} className={classes.label}>
        {label}
      </label>
      <div className={classes.frame}>{children}</div>
      {error === undefined ? null : (
        <span id={ids.errorId} className={`${classes.below} ${classes.error}`}>
          {error}
        </span>
      )}
      {hint === undefined || hint === null || hint === '' ? null : (
        <span id={ids.hintId} className={`${classes.below} ${classes.hint}`}>
          {hint}
        </span>
      )}
    </div>
  );
}
