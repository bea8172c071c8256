import { passwordLength, type PasswordOwner } from '@pliego/contract/areas/account-password';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import {
  longPassword,
  type PasswordStrength,
  passwordStrength,
} from '#web/lib/password-strength.ts';
import { PasswordMeter } from '#web/ui/fields/password-meter.tsx';
import { PasswordField as Field } from '#web/ui/fields/password-field.tsx';
import { type PasswordFieldProps, useFieldTexts } from './password-field.tsx';

/** A password that is being chosen: below it, how good it is and what it lacks. */
export function NewPasswordField({
  owner,
  onChange,
  ...props
}: PasswordFieldProps & { owner: PasswordOwner }) {
  const strength = passwordStrength(props.value, owner);
  // The error of an empty one says it already, and one that the server refused is not praised.
  const isRefused = props.error !== undefined && strength.level !== 1;
  return (
    <Field
      {...props}
      size="md"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      name="password"
      autoComplete="new-password"
      texts={useFieldTexts()}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={
        isRefused ? undefined : (
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
      return fieldText(strength.why);
    case 'enough':
      return t('strength.enough', { count: longPassword });
    case 'good':
      return t('strength.good');
  }
}
