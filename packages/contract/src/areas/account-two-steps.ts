import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { Count } from '../fields.ts';
import { GivenPassword } from './account-password.ts';
import { Session } from './auth-shapes.ts';

/** Six digits of the authenticator; spaces, as it shows them, do not matter. */
export const AuthenticatorCode = z.string(checkCode('falta-codigo')).check(
  z.maxLength(40, checkCode('texto-largo')),
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, checkCode('codigo-de-seis')),
);

/** A recovery code as it is shown: ten letters and numbers in two groups, `k7m2p-9xwqa`. */
export const RecoveryCode = z.string().check(z.regex(/^[a-z2-9]{5}-[a-z2-9]{5}$/));

/** What completes a sign-in: the authenticator's six digits, or a recovery code in any case. */
export const SecondStepCode = z.string(checkCode('falta-codigo')).check(
  z.maxLength(40, checkCode('texto-largo')),
  z.overwrite((code) => {
    const bare = code.replaceAll(/[\s-]/g, '').toLowerCase();
    return bare.length === 10 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare;
  }),
  z.regex(/^(\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/, checkCode('codigo-o-recuperacion')),
);

export const recoveryCodeCount = 10;

/** Shown once, when they are made. */
export const RecoveryCodes = z.object({
  codigos: z.array(RecoveryCode).check(z.length(recoveryCodeCount)),
});

const Password = z.object({ password: GivenPassword });

export const twoStepEndpoints = {
  completeSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/two-steps',
    summary:
      'Completa un ingreso con el código del segundo paso o uno de recuperación. Sin ingreso pendiente responde sin-sesion.',
    access: 'public',
    body: z.object({ code: SecondStepCode }),
    response: Session,
    problems: ['sin-sesion', 'codigo-invalido', 'demasiados-intentos'],
  }),
  twoSteps: endpoint({
    method: 'GET',
    path: '/api/auth/two-steps',
    summary: 'Si la cuenta propia tiene el segundo paso activo, y cuántos códigos le quedan.',
    access: 'session',
    response: z.object({
      activo: z.boolean(),
      codigosRestantes: Count,
    }),
  }),
  setUpTwoSteps: endpoint({
    method: 'POST',
    path: '/api/auth/two-steps/setup',
    summary: 'Prepara el segundo paso: la clave para el autenticador. Rige desde que se activa.',
    access: 'session',
    body: Password,
    response: z.object({
      /** In base 32, to be typed. */
      secret: z.string(),
      /** The same as `otpauth://totp/…`, to be shown as a QR code. */
      uri: z.string(),
    }),
    problems: ['ya-existe', 'demasiados-intentos'],
  }),
  enableTwoSteps: endpoint({
    method: 'POST',
    path: '/api/auth/two-steps/enable',
    summary: 'Activa el segundo paso con un código del autenticador y da los de recuperación.',
    access: 'session',
    body: z.object({ code: AuthenticatorCode }),
    response: RecoveryCodes,
    problems: ['codigo-invalido', 'no-encontrado', 'ya-existe', 'demasiados-intentos'],
  }),
  disableTwoSteps: endpoint({
    method: 'POST',
    path: '/api/auth/two-steps/disable',
    summary: 'Desactiva el segundo paso. Si no está activo no hace nada.',
    access: 'session',
    body: Password,
    response: z.object({ ok: z.literal(true) }),
    problems: ['demasiados-intentos'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/two-steps/recovery-codes',
    summary: 'Da códigos de recuperación nuevos; los anteriores dejan de servir.',
    access: 'session',
    body: Password,
    response: RecoveryCodes,
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
};
