import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant } from '../fields.ts';
import { checkCode } from '../message.ts';
import { Person } from './work-shapes.ts';

/** The largest attachment, in bytes. */
export const maxAttachmentBytes = 25 * 1024 * 1024;
/** What the files of a company may take together. */
export const attachmentQuotaBytes = 2 * 1024 ** 3;

const versionFields = {
  id: z.number(),
  version: Count,
  bytes: Count,
  /** SHA-256 of the content, in hexadecimal. */
  sha256: z.string(),
  /** By the content, not by the name. */
  tipo: z.string(),
  subido: Instant,
  por: z.nullable(Person),
};

/** One version of a file. */
export const AttachmentVersion = z.object(versionFields);

/** A file of the expediente: its newest version, with the older ones. */
export const Attachment = z.object({
  ...versionFields,
  nombre: z.string(),
  anteriores: z.array(AttachmentVersion),
});
export type Attachment = z.infer<typeof Attachment>;

const update = { action: 'update', subject: 'Tender' } as const;
const read = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

export const attachmentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/adjuntos',
    summary: 'Los archivos del expediente.',
    access: read,
    params,
    response: z.object({ datos: z.array(Attachment) }),
    problems: ['no-encontrado'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/adjuntos',
    summary: 'Guarda un archivo; uno del mismo nombre es una versión nueva.',
    access: update,
    params,
    query: z.object({
      nombre: z
        .string(checkCode('falta-nombre-archivo'))
        .check(
          z.trim(),
          z.minLength(1, checkCode('falta-nombre-archivo')),
          z.maxLength(200, checkCode('texto-largo')),
        ),
    }),
    body: 'file',
    response: Attachment,
    status: 201,
    problems: [
      'no-encontrado',
      'demasiado-grande',
      'archivo-vacio',
      'datos-invalidos',
      'cuota-superada',
    ],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/adjuntos/:id/contenido',
    summary: 'El contenido de una versión, siempre como descarga.',
    access: read,
    params,
    produces: 'application/octet-stream',
    response: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/adjuntos/:id',
    summary: 'Elimina un archivo con todas sus versiones.',
    access: update,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
