import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Instant, text } from '../fields.ts';
import { GivenPassword } from './account-password.ts';

/** For how long the data of a company that was closed is kept, so that an operator can open it again. */
export const keptAfterClosingDays = 30;

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
};
