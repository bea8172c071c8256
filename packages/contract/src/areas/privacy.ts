import * as z from 'zod/mini';
import { Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { GivenPassword } from './account-password.ts';

/** For how long the data of a company that was closed is kept, so that an operator can open it again. */
export const keptAfterClosingDays = 30;

/** How somebody is called whose personal data the company erased. */
export const erasedName = 'Persona eliminada';

const Months = z
  .int()
  .check(
    z.minimum(1, checkCode('meses-de-conservacion')),
    z.maximum(120, checkCode('meses-de-conservacion')),
  );

/** After how many months each thing goes; null: never. */
export const Retention = z.object({
  /** Notices that were read. */
  avisos: z.nullable(Months),
  /** Excerpts of records that an import refused. */
  rechazos: z.nullable(Months),
  /** Comments, tasks and files of tenders that were discarded. */
  descartadas: z.nullable(Months),
  /** Names and addresses of people who were removed. */
  quitadas: z.nullable(Months),
});
export type Retention = z.infer<typeof Retention>;
export const retentionKinds = ['avisos', 'rechazos', 'descartadas', 'quitadas'] as const;

/** What a company begins with: nothing that somebody wrote goes by itself. */
export const startingRetention: Retention = {
  avisos: 12,
  rechazos: 12,
  descartadas: null,
  quitadas: null,
};

/** What a rule would erase now. */
export const RetentionCounts = z.object({
  avisos: Count,
  rechazos: Count,
  /** Tenders, and what hangs on them. */
  descartadas: z.object({
    licitaciones: Count,
    comentarios: Count,
    tareas: Count,
    archivos: Count,
  }),
  quitadas: Count,
});
export type RetentionCounts = z.infer<typeof RetentionCounts>;

/** What the product knows of a person, company by company. */
export const OwnData = z.object({
  persona: z.object({
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    creada: Instant,
  }),
  sesiones: z.array(
    z.object({ navegador: z.string(), direccion: z.string(), desde: Instant, ultimoUso: Instant }),
  ),
  empresas: z.array(
    z.object({
      nombre: z.string(),
      role: Role,
      licitaciones: z.array(
        z.object({ codigo: z.string(), nombre: z.string(), relacion: z.string() }),
      ),
      comentarios: z.array(z.object({ codigo: z.string(), texto: z.string(), cuando: Instant })),
      tareas: z.array(
        z.object({ codigo: z.string(), titulo: z.string(), hecha: z.nullable(Instant) }),
      ),
      archivos: z.array(z.object({ codigo: z.string(), nombre: z.string(), cuando: Instant })),
      actos: z.array(z.object({ codigo: z.string(), tipo: z.string(), cuando: Instant })),
      avisos: z.array(z.object({ texto: z.string(), cuando: Instant, leido: z.boolean() })),
    }),
  ),
});
export type OwnData = z.infer<typeof OwnData>;

/** Bytes as they come: an archive is made while it is sent. */
const Archive = z.custom<Uint8Array | ReadableStream<Uint8Array>>(
  (value) => value instanceof Uint8Array || value instanceof ReadableStream,
);

const ofAdministrators = { action: 'update', subject: 'Company' } as const;

export const privacyEndpoints = {
  exportCompany: endpoint({
    method: 'GET',
    path: '/api/empresa/exportacion',
    summary:
      'Todo lo que la empresa tiene aquí, en un ZIP: sus datos en JSON y CSV, sus archivos y un índice.',
    access: ofAdministrators,
    produces: 'application/octet-stream',
    response: Archive,
  }),
  closeCompany: endpoint({
    method: 'POST',
    path: '/api/empresa/cerrar',
    summary:
      'Cierra la empresa: nadie entra más, y lo que tiene se borra a los 30 días. Pide su nombre y la contraseña de quien la cierra.',
    access: ofAdministrators,
    body: z.object({ nombre: text({ max: 200 }), password: GivenPassword }),
    response: z.object({ cerrada: Instant, borrado: Instant }),
    problems: ['datos-invalidos', 'demasiados-intentos'],
  }),
  leaveCompany: endpoint({
    method: 'POST',
    path: '/api/cuenta/dejar-empresa',
    summary:
      'Deja la empresa en la que se está. El trabajo abierto queda sin responsable; quien es la única persona que la administra no puede dejarla.',
    access: 'session',
    body: z.object({ password: GivenPassword }),
    response: z.object({ licitaciones: z.number(), tareas: z.number() }),
    problems: ['datos-invalidos', 'ultimo-administrador', 'demasiados-intentos'],
  }),
  retention: endpoint({
    method: 'GET',
    path: '/api/empresa/conservacion',
    summary: 'Cuántos meses guarda la empresa cada cosa.',
    access: { action: 'read', subject: 'Company' },
    response: Retention,
  }),
  tryRetention: endpoint({
    method: 'POST',
    path: '/api/empresa/conservacion/prueba',
    summary: 'Qué borraría hoy una regla de conservación, sin borrar nada.',
    access: ofAdministrators,
    body: Retention,
    response: RetentionCounts,
  }),
  setRetention: endpoint({
    method: 'PATCH',
    path: '/api/empresa/conservacion',
    summary:
      'Cambia cuántos meses se guarda cada cosa. Lo que ya se pasó se borra dentro de una hora.',
    access: ofAdministrators,
    body: Retention,
    response: Retention,
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/api/cuenta/datos',
    summary: 'Lo que Pliego guarda de quien lo pide, en todas las empresas a las que entra.',
    access: 'session',
    response: OwnData,
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/api/usuarios/:id/borrar-datos',
    summary:
      'Borra el nombre y el correo de una persona que ya no está en la empresa. Lo que hizo se conserva, sin decir quién fue.',
    access: { action: 'delete', subject: 'User' },
    params: z.object({ id: Id }),
    ignoresBody: true,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
