import { passwordLength } from '@pliego/contract/areas/account-password';
import type { TFunction } from 'i18next';
import { longPassword, type PasswordStrength } from '#web/lib/password-strength.ts';
import { fieldText } from './message-text.ts';

/** What is said of a password that is being chosen. */
export function strengthText(strength: PasswordStrength, t: TFunction): string {
  switch (strength.say) {
    case 'empty':
      return t('password.empty', { count: passwordLength.min });
    case 'missing':
      return t('password.missing', { count: strength.count });
    case 'weak':
      return fieldText(strength.why);
    case 'enough':
      return t('password.enough', { count: longPassword });
    case 'good':
      return t('password.good');
  }
}
