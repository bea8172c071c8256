import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { type CodeEdit, erased, filled, typedInto } from './code-cells.ts';
import classes from './code-field.module.css';

interface CodeFieldProps {
  label: string;
  /** The label of one cell. */
  boxLabel: (box: number, of: number) => string;
  /** As many figures as are typed already, at most as there are boxes. */
  value: string;
  onChange: (code: string) => void;
  /** The last box was filled. */
  onComplete?: ((code: string) => void) | undefined;
  error?: ReactNode;
  /** The code is all there is on its screen. */
  focusFirst?: boolean;
}

const length = 6;
const boxes = Array.from({ length }, (_, box) => box);

/** Six boxes for the six figures of a code; pasting or filling in the whole code works in any of them. */
export function CodeField({
  label,
  boxLabel,
  value,
  onChange,
  onComplete,
  error,
  focusFirst,
}: CodeFieldProps) {
  const errorId = useId();
  const hasError = Boolean(error);
  const { inputs, change, press, paste } = useCodeCells({ value, onChange, onComplete });
  return (
    <fieldset className={classes.group} aria-describedby={hasError ? errorId : undefined}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.boxes}>
        {boxes.map((box) => (
          <input
            key={box}
            ref={(input) => {
              inputs.current[box] = input;
            }}
            className={classes.box}
            type="text"
            inputMode="numeric"
            // Only one box may offer the code that came by message, or each would be offered its own.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(box + 1, length)}
            aria-invalid={hasError || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for
            autoFocus={focusFirst === true && box === 0}
            value={value[box] ?? ''}
            onChange={change(box)}
            onKeyDown={press(box)}
            onPaste={paste(box)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      {hasError ? (
        <span id={errorId} role="alert" className={classes.error}>
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}

/** Typing, erasing, pasting and moving among the boxes. Each handler is made for one box. */
function useCodeCells({
  value,
  onChange,
  onComplete,
}: Pick<CodeFieldProps, 'value' | 'onChange' | 'onComplete'>) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (box: number) => {
    const input = inputs.current[Math.max(0, Math.min(box, length - 1))];
    input?.focus();
    input?.select();
  };
  const apply = ({ code, at }: CodeEdit) => {
    if (code !== value) onChange(code);
    focus(at);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const change = (box: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const now = event.currentTarget.value;
    if (now === '') apply(erased(value, box, length));
    else apply(filled(value, box, typedInto(value[box] ?? '', now), length));
  };
  const press = (box: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      Backspace: () => apply(erased(value, box, length)),
      ArrowLeft: () => focus(box - 1),
      ArrowRight: () => focus(Math.min(box + 1, value.length)),
      Home: () => focus(0),
      End: () => focus(value.length),
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const paste = (box: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    apply(filled(value, box, event.clipboardData.getData('text'), length));
  };
  return { inputs, change, press, paste };
}
