import { useTranslation } from 'react-i18next';
import { PlainPasswordField } from '#web/ui/plain/plain-password-field.tsx';

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

/** The password someone has. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <PlainPasswordField
      {...props}
      name="password"
      autoComplete="current-password"
      texts={useFieldTexts()}
    />
  );
}
