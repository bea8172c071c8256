import { useTranslation } from 'react-i18next';
import { PasswordField as Field } from '#web/ui/fields/password-field.tsx';

export interface PasswordFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (password: string) => void;
}

export function useFieldTexts() {
  const { t } = useTranslation('auth');
  return {
    show: t('fields.showPassword'),
    hide: t('fields.hidePassword'),
    capsLock: t('fields.capsLock'),
  };
}

/** The current password. */
export function PasswordField({ onChange, ...rest }: PasswordFieldProps) {
  return (
    <Field
      {...rest}
      size="md"
      name="password"
      autoComplete="current-password"
      texts={useFieldTexts()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
