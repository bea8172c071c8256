import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { AbilityRule } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';

/** How long both tokens last: ten minutes. */
export const jwtLifetimeSeconds = 600;
/** The refusals, exactly as in section 8 of the specification. */
export const jwtRefusals = {
  login: 'Email or Password is Invalid',
  loginFailed: 'Something went wrong',
  email: 'This email is already in use.',
  username: 'This username is already in use.',
  refresh: 'Invalid refresh token',
} as const;

const user = {
  id: z.number(),
  fullName: z.string(),
  /** Absent for users who registered without one; so is the email. */
  username: z.optional(z.string()),
  avatar: z.nullable(z.string()),
  email: z.optional(z.string()),
  role: z.enum(['admin', 'client']),
  ability: z.array(AbilityRule),
};
const extras = z.object({ eCommerceCartItemsCount: z.int() });

/** The user who signs in, without the password. Registered users have no extras. */
export const JwtUser = z.object({ ...user, extras: z.optional(extras) });
export type JwtUser = z.infer<typeof JwtUser>;

const Tokens = { accessToken: z.string(), refreshToken: z.string() };
export const JwtSession = z.object({ userData: JwtUser, ...Tokens });
export type JwtSession = z.infer<typeof JwtSession>;

const LoginError = z.object({ error: z.object({ email: z.array(z.string()) }) });
const loginError = (sentence: string) => ({ error: { email: [sentence] } });
const wrongLogin = {
  status: 400,
  body: { schema: LoginError, content: loginError(jwtRefusals.login) },
} as const;
const failedLogin = {
  status: 400,
  body: { schema: LoginError, content: loginError(jwtRefusals.loginFailed) },
} as const;
const wrongToken = {
  status: 401,
  body: {
    schema: z.object({ error: z.string() }),
    content: { error: jwtRefusals.refresh },
  },
} as const;

const text = z.optional(z.string(checkCode('tipo-texto')));

export const jwtEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/jwt/login',
    summary: 'Inicia la sesión de muestra; los dos tokens duran diez minutos.',
    access: 'session',
    body: z.object({ email: text, password: text }),
    response: JwtSession,
    problems: ['credenciales-invalidas', 'error-interno'],
    refusals: {
      'credenciales-invalidas': wrongLogin,
      // A value that is not a text matches no password.
      'datos-invalidos': wrongLogin,
      'solicitud-malformada': failedLogin,
      'error-interno': failedLogin,
    },
  }),
  register: endpoint({
    method: 'POST',
    path: '/jwt/register',
    summary: 'Registra un usuario de muestra; si el correo o el nombre están tomados, lo dice.',
    access: 'session',
    body: z.object({ email: text, password: text, username: text }),
    response: z.union([
      z.object({ user: z.object(user), accessToken: z.string() }),
      z.object({
        error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }),
      }),
    ]),
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/jwt/refresh-token',
    summary: 'Cambia un token de renovación que aún sirve por dos nuevos.',
    access: 'session',
    body: z.object({ refreshToken: text }),
    response: JwtSession,
    problems: ['credenciales-invalidas'],
    refusals: { 'credenciales-invalidas': wrongToken, 'datos-invalidos': wrongToken },
  }),
};
