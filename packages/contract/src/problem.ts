import * as z from 'zod/mini';
import { Message } from './message.ts';

/** Every error the API can answer, with its HTTP status. */
export const problemStatus = {
  'solicitud-malformada': 400,
  'sin-sesion': 401,
  'credenciales-invalidas': 401,
  'segundo-paso': 401,
  'correo-sin-verificar': 403,
  'sin-permiso': 403,
  'regla-de-ingreso': 403,
  'solo-lectura': 403,
  'origen-no-permitido': 403,
  'no-encontrado': 404,
  'metodo-no-permitido': 405,
  'elegir-empresa': 409,
  'otra-sesion': 409,
  'version-antigua': 409,
  'ya-existe': 409,
  'ultimo-administrador': 409,
  'enlace-invalido': 410,
  'demasiado-grande': 413,
  'tipo-de-contenido': 415,
  'datos-invalidos': 422,
  'codigo-invalido': 422,
  'busqueda-invalida': 422,
  'archivo-vacio': 422,
  'archivo-no-reconocido': 422,
  'demasiados-intentos': 429,
  'cuota-superada': 429,
  'error-interno': 500,
  'no-disponible': 503,
  'sin-espacio': 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 problem details, with a stable `code` and, for forms, the errors by field. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  /** The reason, where the code is not specific enough. */
  motivo: z.optional(Message),
  /** Dotted path of the field → what is wrong with it. */
  fieldErrors: z.optional(z.record(z.string(), Message)),
  requestId: z.optional(z.string()),
  /** With `elegir-empresa`: the companies to choose from. */
  empresas: z.optional(z.array(z.object({ id: z.number(), nombre: z.string() }))),
  /** With `archivo-vacio` and `archivo-no-reconocido`: the reasons, as consecutive messages. */
  razones: z.optional(z.array(Message)),
  /** With `archivo-no-reconocido`: the columns of a table that a mapping can read. */
  columnas: z.optional(z.array(z.string())),
  /** With `version-antigua`: the state that is stored now. */
  actual: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;

/** The members of a Problem that depend on the case. */
export type ProblemExtras = Partial<
  Pick<Problem, 'fieldErrors' | 'empresas' | 'razones' | 'columnas' | 'actual'>
>;

/** An error that is answered as a Problem. Throw it wherever a rule is broken by what the client sent. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  /** The reason, where the code alone is not specific enough. */
  readonly reason: Message | undefined;

  constructor(code: ProblemCode, reason?: Message, extras: ProblemExtras = {}) {
    super(reason === undefined ? code : `${code}: ${reason.code}`);
    this.name = 'ProblemError';
    this.code = code;
    this.reason = reason;
    this.extras = extras;
  }

  get status(): (typeof problemStatus)[ProblemCode] {
    return problemStatus[this.code];
  }
}

/** The refusal of one field by a rule that no schema knows. */
export function fieldProblem(code: ProblemCode, field: string, message: Message): ProblemError {
  return new ProblemError(code, message, { fieldErrors: { [field]: message } });
}
