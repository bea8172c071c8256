import * as z from 'zod/mini';
import { type CheckCode, checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { Email, text } from '../fields.ts';
import { normalisedRut, printedRut } from '../rules/rut.ts';
import { GivenPassword, NewPassword, passwordWeakness } from './account-password.ts';
import { Session } from './auth-shapes.ts';

/** A company's RUT written in any usual way; inside it is always as printed, `76.123.456-0`. */
export const CompanyRut = z.pipe(
  text({ min: 1, max: 20, message: checkCode('falta-rut') }),
  z.transform((written, context) => {
    const key = normalisedRut(written);
    if (key !== null) return printedRut(Number(key.split('-')[0]));
    context.issues.push({
      code: 'custom',
      input: written,
      message: checkCode('rut-no-valido'),
    });
    return z.NEVER;
  }),
);

/**
 * A name that appears in a mail to an unconfirmed address: without characters that would turn it into a
 * link or a separate line.
 */
export const nameText = (message: CheckCode) =>
  text({ min: 1, max: 100, message }).check(
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}<>@/\\:]*$/u, checkCode('nombre-con-signos')),
  );

export const Username = z
  .string(checkCode('falta-nombre-de-usuario'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(3, checkCode('texto-corto')),
    z.maxLength(40, checkCode('texto-largo')),
    z.regex(/^[a-z0-9._-]+$/, checkCode('usuario-con-signos')),
  );

export const Registration = z
  .object({
    /** Name of the company. */
    empresa: nameText(checkCode('falta-empresa')),
    rut: CompanyRut,
    fullName: nameText(checkCode('falta-tu-nombre')),
    /** The preferred username: a number is appended when it is taken. When absent, it is derived from the e-mail. */
    username: z.optional(Username),
    email: Email,
    password: NewPassword,
    acepta: z.literal(true, checkCode('falta-aceptar')),
  })
  .check(({ value: { password, ...owner }, issues }) => {
    const weakness = passwordWeakness(password, owner);
    if (weakness === null) return;
    issues.push({ code: 'custom', input: password, path: ['password'], message: weakness.code });
  });
export type Registration = z.input<typeof Registration>;

/** The secret part of a link in a mail. What has another form is a dead link, not a mistake in a form. */
export const LinkToken = z
  .string(checkCode('falta-enlace'))
  .check(z.maxLength(200, checkCode('enlace-no-valido')));

export const tokenPurposes = ['verify-email', 'reset-password'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** Answered alike whether there was anything to do or not. */
export const Accepted = z.object({ ok: z.literal(true) });

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary:
      'Registra una empresa y a quien la administra, y envía el enlace que lo confirma. Responde lo mismo si el correo ya tiene una cuenta.',
    access: 'public',
    body: Registration,
    response: Accepted,
    status: 202,
    problems: ['ya-existe', 'demasiados-intentos'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary:
      'Confirma un registro con el enlace del correo: crea la empresa y la cuenta, e inicia la sesión.',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: Session,
    problems: ['enlace-invalido', 'ya-existe', 'demasiados-intentos'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email/resend',
    summary: 'Envía otra vez el enlace de un registro sin confirmar. Responde siempre lo mismo.',
    access: 'public',
    body: z.object({ email: Email }),
    response: Accepted,
    status: 202,
    problems: ['demasiados-intentos'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Envía un enlace para elegir otra contraseña. Responde siempre lo mismo.',
    access: 'public',
    body: z.object({ email: Email }),
    response: Accepted,
    status: 202,
    problems: ['demasiados-intentos'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Cambia la contraseña con el enlace del correo y termina todas las sesiones.',
    access: 'public',
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: Accepted,
    problems: ['enlace-invalido', 'demasiados-intentos'],
  }),
  checkToken: endpoint({
    method: 'POST',
    path: '/api/auth/tokens/check',
    summary: 'Dice si un enlace de un correo todavía sirve, sin gastarlo.',
    access: 'public',
    body: z.object({ token: LinkToken, purpose: z.enum(tokenPurposes) }),
    response: z.object({
      ok: z.literal(true),
      /** Masked, `a•••@andes.cl`: enough for its owner to know it. */
      email: z.string(),
    }),
    problems: ['enlace-invalido', 'demasiados-intentos'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Cambia la contraseña propia y termina las demás sesiones.',
    access: 'session',
    body: z.object({ actual: GivenPassword, nueva: NewPassword }),
    response: Accepted,
    problems: ['demasiados-intentos'],
  }),
};
