import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, currencies, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { communesOf } from '../rules/communes.ts';
import { isWebAddress } from '../rules/contact-texts.ts';
import { regionName } from '../rules/regions.ts';
import { normalisedRut } from '../rules/rut.ts';
import { stateClasses } from '../rules/tender-codes.ts';

/** Lines of a tender that somebody enters by hand. */
export const mostOwnLines = 200;
/** The longest text or mail that is read for a tender, in bytes, with what is attached to it. */
export const maxLetterBytes = 25 * 1024 * 1024;

/** The dates that somebody enters, in the order in which they come. */
export const ownDates = [
  'finPreguntas',
  'visitaTerreno',
  'cierre',
  'adjudicacionEstimada',
] as const;
export type OwnDate = (typeof ownDates)[number];

/** The hour that is meant where none is given: a deadline lasts all day, and a visit begins in the morning. */
export const usualHours: Record<OwnDate, string> = {
  finPreguntas: '23:59',
  visitaTerreno: '09:00',
  cierre: '23:59',
  adjudicacionEstimada: '12:00',
};

const amount = z
  .number(checkCode('tipo-numero'))
  .check(
    z.minimum(0, checkCode('cero-o-mas')),
    z.maximum(1_000_000_000_000, checkCode('numero-enorme')),
  );

const given = (max: number) => z.nullable(text({ min: 1, max, message: checkCode('vacio') }));

export const OwnLine = z.strictObject({
  nombre: text({ min: 1, max: 500, message: checkCode('falta-nombre') }),
  cantidad: z.nullable(amount),
  unidad: given(60),
});

/** All that a company states of a tender that no portal has; null is what it does not know. */
export const ownTenderFields = {
  nombre: text({ min: 1, max: 500, message: checkCode('falta-nombre') }),
  descripcion: given(20_000),
  estado: z.enum(stateClasses),
  comprador: given(300),
  rutComprador: z.nullable(
    z
      .string(checkCode('rut-no-valido'))
      .check(z.refine((rut) => normalisedRut(rut) !== null, checkCode('rut-no-valido'))),
  ),
  region: z.nullable(
    z
      .int(checkCode('tipo-entero'))
      .check(z.refine((number) => regionName(number) !== null, checkCode('region-desconocida'))),
  ),
  comuna: given(100),
  monto: z.nullable(amount),
  moneda: z.enum(currencies),
  fechas: z.strictObject({
    finPreguntas: z.nullable(Instant),
    visitaTerreno: z.nullable(Instant),
    cierre: z.nullable(Instant),
    adjudicacionEstimada: z.nullable(Instant),
  }),
  url: z.nullable(
    text({ min: 1, max: 2_000 }).check(z.refine(isWebAddress, checkCode('sitio-no-valido'))),
  ),
  lineas: z.array(OwnLine).check(z.maxLength(mostOwnLines, checkCode('lista-larga'))),
};

const communeOfRegion = z.refine<{ region: number | null; comuna: string | null }>(
  ({ region, comuna }) => region === null || comuna === null || communesOf(region).includes(comuna),
  { message: checkCode('comuna-de-otra-region'), path: ['comuna'] },
);

export const OwnTender = z.strictObject(ownTenderFields).check(communeOfRegion);
export type OwnTender = z.infer<typeof OwnTender>;

/** The code by which the buyer names it; without one it gets a number of the company's own. */
const OwnCode = z
  .string()
  .check(z.trim(), z.regex(/^[^\s"'<>\\]{1,60}$/, checkCode('codigo-sin-espacios')));

export const NewOwnTender = z
  .strictObject({ codigo: z.nullable(OwnCode), ...ownTenderFields })
  .check(communeOfRegion);
export type NewOwnTender = z.infer<typeof NewOwnTender>;

/** What a text or a mail says of a tender, as far as it was understood. */
export const LetterReading = z.object({
  propuesta: z.object({
    codigo: z.nullable(z.string()),
    ...z.partial(z.object(ownTenderFields)).shape,
  }),
  /** The words that each field was read from. */
  citas: z.array(z.object({ campo: z.string(), texto: z.string() })),
  /** What is attached to the mail, by name. */
  adjuntos: z.array(z.string()),
});
export type LetterReading = z.infer<typeof LetterReading>;

/** For how long the deletion of a tender can be taken back. */
export const undoOwnTenderMinutes = 10;

/** What of the company's work nobody finds any more once a tender is deleted, and whether the person may. */
export const OwnTenderLoss = z.object({
  puede: z.boolean(),
  tareas: Count,
  comentarios: Count,
  archivos: Count,
  /** People who follow it. */
  siguen: Count,
});
export type OwnTenderLoss = z.infer<typeof OwnTenderLoss>;

const create = { action: 'create', subject: 'Tender' } as const;
const params = z.object({ id: Id });

export const ownTenderEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/licitaciones/propias',
    summary: 'Agrega una licitación que no está en ningún portal: sólo la ve la empresa.',
    access: create,
    body: NewOwnTender,
    response: z.object({ id: z.number(), codigo: z.string() }),
    status: 201,
    problems: ['ya-existe', 'datos-invalidos'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/licitaciones/propias/lectura',
    summary:
      'Lo que un texto o un correo (.eml) dice de una licitación, para revisarlo antes de agregarla. No guarda nada.',
    access: create,
    body: 'file',
    response: LetterReading,
    problems: ['demasiado-grande', 'archivo-vacio', 'datos-invalidos'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/propia',
    summary: 'Lo que la empresa escribió de una licitación que agregó a mano.',
    access: { action: 'read', subject: 'Tender' },
    params,
    response: z.object({ codigo: z.string(), version: Count, datos: OwnTender }),
    problems: ['no-encontrado'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/licitaciones/:id/propia',
    summary: 'Corrige lo que la empresa escribió; la historia guarda lo anterior.',
    access: create,
    params,
    body: OwnTender,
    versioned: true,
    response: z.object({ codigo: z.string(), version: Count, datos: OwnTender }),
    problems: ['no-encontrado', 'datos-invalidos', 'version-antigua'],
  }),
  loss: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/propia/perdida',
    summary: 'Lo que se pierde si se elimina una licitación propia, y si la persona puede.',
    access: create,
    params,
    response: OwnTenderLoss,
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/licitaciones/:id/propia',
    summary:
      'Elimina una licitación que la empresa agregó a mano, con su trabajo; durante diez minutos se puede recuperar. Una que viene de una fuente no se elimina.',
    access: create,
    params,
    response: z.object({ id: z.number(), codigo: z.string(), hasta: Instant }),
    problems: ['no-encontrado', 'sin-permiso', 'datos-invalidos'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/propia/recuperacion',
    summary: 'Recupera una licitación propia recién eliminada, con todo lo trabajado en ella.',
    access: create,
    params,
    response: z.object({ id: z.number(), codigo: z.string() }),
    problems: ['no-encontrado', 'sin-permiso', 'datos-invalidos'],
  }),
};
