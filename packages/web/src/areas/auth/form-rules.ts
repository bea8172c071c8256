import { Registration } from '@pliego/contract/areas/account';
import { NewPassword } from '@pliego/contract/areas/account-password';
import { SecondStepCode } from '@pliego/contract/areas/account-two-steps';
import { Login } from '@pliego/contract/areas/auth';
import { Email } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { formResolver } from '#web/i18n/form-resolver.ts';

/** The schema of each authentication form: returns the errors of its values, by field. */
export const formRules = {
  login: formResolver(Login),
  registration: formResolver(Registration),
  email: formResolver(z.object({ email: Email })),
  newPassword: formResolver(z.object({ password: NewPassword })),
  code: formResolver(z.object({ code: SecondStepCode })),
};
