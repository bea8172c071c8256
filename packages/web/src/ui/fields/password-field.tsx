import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './password-field.module.css';

/** A password: hidden until its button is pressed, with a warning while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const { password: texts } = useUiTexts();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...props}
        // Mantine sets it on its other inputs.
        aria-invalid={Boolean(props.error) || undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        visible={visible}
        visibilityToggleFocusable
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': visible ? texts.hide : texts.show,
          // Its accessible name has it already.
          'aria-pressed': undefined,
        }}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
      <output>
        {capsLock ? (
          <span className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden />
            {texts.capsLock}
          </span>
        ) : null}
      </output>
    </div>
  );
}
