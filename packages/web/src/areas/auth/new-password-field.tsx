import { passwordLength, type PasswordOwner } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import { translated } from '#web/i18n/sentences.ts';
import {
  longPassword,
  type PasswordStrength,
  passwordStrength,
} from '#web/lib/password-strength.ts';
import { PasswordMeter } from '#web/ui/plain/password-meter.tsx';
import { PlainPasswordField } from '#web/ui/plain/plain-password-field.tsx';
import { type PasswordFieldProps, useFieldTexts } from './password-field.tsx';

/** A password that is being chosen: below it, how good it is and what it lacks. */
export function NewPasswordField({
  owner,
  ...props
}: PasswordFieldProps & { owner: PasswordOwner }) {
  const strength = passwordStrength(props.value, owner);
  return (
    <PlainPasswordField
      {...props}
      name="password"
      autoComplete="new-password"
      texts={useFieldTexts()}
      hint={
        // What is wrong with an empty one is said already.
        strength.level === 0 && props.error !== undefined ? undefined : (
          <PasswordMeter level={strength.level}>
            <StrengthText strength={strength} />
          </PasswordMeter>
        )
      }
    />
  );
}

function StrengthText({ strength }: { strength: PasswordStrength }) {
  const { t } = useTranslation('auth');
  switch (strength.say) {
    case 'empty':
      return t('strength.empty', { count: passwordLength.min });
    case 'missing':
      return t('strength.missing', { count: strength.count });
    case 'weak':
      return translated(strength.why);
    case 'enough':
      return t('strength.enough', { count: longPassword });
    case 'good':
      return t('strength.good');
  }
}
