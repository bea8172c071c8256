import type { PasswordInputProps } from '@mantine/core';
import { type PasswordOwner, passwordStrength } from '#web/lib/password-strength.ts';
import { useUiTexts } from '../texts/texts.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldProps extends PasswordInputProps {
  value: string;
  /** Whose it will be: a password must not be their name. */
  owner: PasswordOwner;
}

/** A password that is being chosen: below it, how good it is and what it lacks. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  const texts = useUiTexts();
  const strength = passwordStrength(props.value, owner);
  // The error of an empty one says it already, and one that the server refused is not praised.
  const isRefused = Boolean(props.error) && strength.level !== 1;
  return (
    <PasswordField
      {...props}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="new-password"
      description={
        isRefused ? undefined : (
          <PasswordMeter level={strength.level}>{texts.password.strength(strength)}</PasswordMeter>
        )
      }
    />
  );
}
