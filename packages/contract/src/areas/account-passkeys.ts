import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, Instant, text } from '../fields.ts';
import { GivenPassword } from './account-password.ts';
import { Session } from './auth-shapes.ts';

/** More than this nobody needs; it bounds what one account stores. */
export const passkeyCount = 20;

/** Bytes as WebAuthn's JSON writes them. An attestation with certificates is the longest of them. */
const Encoded = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/));

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const Transport = z.enum(transports);
export type PasskeyTransport = z.infer<typeof Transport>;

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport),
});

/** What `navigator.credentials.create` is asked for (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What `navigator.credentials.get` is asked for: any passkey of this site, with the person verified. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const credential = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
};

export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    /** Those that this version does not know are left out. */
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

export const Passkey = z.object({
  id: z.int(),
  nombre: z.string(),
  creada: Instant,
  /** Null before the first sign-in with it. */
  ultimoUso: z.nullable(Instant),
  /** Whether the person's devices share it, so that losing one does not lose the passkey. */
  sincronizada: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyName = text({ min: 1, max: 60, message: checkCode('falta-nombre') });

const Password = z.object({ password: GivenPassword });

export const passkeyEndpoints = {
  passkeyRequest: endpoint({
    method: 'POST',
    path: '/api/auth/llaves-de-acceso/ingreso/desafio',
    summary:
      'Da el desafío que firma una llave de acceso para ingresar. Sirve una vez, por 5 minutos.',
    access: 'public',
    ignoresBody: true,
    response: PasskeyRequest,
    problems: ['demasiados-intentos'],
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/llaves-de-acceso/ingreso',
    summary:
      'Inicia una sesión con una llave de acceso, que vale por la contraseña y el segundo paso. Sin empresa, entra a la última en que estuvo la persona.',
    access: 'public',
    body: z.object({ llave: PasskeyAnswer, empresa: z.optional(BodyId) }),
    response: Session,
    problems: ['credenciales-invalidas', 'sin-permiso'],
  }),
  passkeys: endpoint({
    method: 'GET',
    path: '/api/auth/llaves-de-acceso',
    summary: 'Las llaves de acceso de la cuenta propia, la más nueva primero.',
    access: 'session',
    response: z.object({ datos: z.array(Passkey) }),
  }),
  passkeyCreation: endpoint({
    method: 'POST',
    path: '/api/auth/llaves-de-acceso/desafio',
    summary: 'Con la contraseña, da lo que el equipo necesita para crear una llave de acceso.',
    access: 'session',
    body: Password,
    response: PasskeyCreation,
    problems: ['ya-existe', 'demasiados-intentos'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/llaves-de-acceso',
    summary: 'Agrega la llave de acceso que creó el equipo para el desafío.',
    access: 'session',
    body: z.object({ nombre: PasskeyName, llave: PasskeyRegistration }),
    status: 201,
    response: Passkey,
    problems: ['codigo-invalido', 'ya-existe'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/llaves-de-acceso/:id',
    summary: 'Con la contraseña, quita una llave de acceso propia: ya no sirve para ingresar.',
    access: 'session',
    params: z.object({ id: Id }),
    body: Password,
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
};
