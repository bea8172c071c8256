import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { PlainFieldProps } from './plain-field.tsx';
import classes from './plain-field.module.css';

interface PlainPasswordFieldProps extends Omit<PlainFieldProps, 'type'> {
  texts: { show: string; hide: string; capsLock: string };
}

/** A password: hidden until asked for, and saying so when the keyboard writes capitals. */
export function PlainPasswordField({
  label,
  error,
  hint,
  texts,
  onChange,
  ...rest
}: PlainPasswordFieldProps) {
  const ids = useFieldIds(error, hint);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div>
      <FieldFrame label={label} error={error} hint={hint} ids={ids}>
        <input
          {...rest}
          {...ids.input}
          type={shown ? 'text' : 'password'}
          className={`${classes.input} ${classes.withButton}`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
        />
        <span className={classes.inside}>
          <button
            type="button"
            className={classes.reveal}
            aria-label={shown ? texts.hide : texts.show}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
          </button>
        </span>
      </FieldFrame>
      <output>
        {capsLock ? (
          <span className={`${classes.below} ${classes.warning}`}>
            <IconAlertTriangle size={14} aria-hidden />
            {texts.capsLock}
          </span>
        ) : null}
      </output>
    </div>
  );
}
