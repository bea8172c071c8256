import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Instant } from '../fields.ts';
import { checkCode, Message } from '../message.ts';

/** What a column of the team's own spreadsheet can say of a tender, in the order of the form. */
export const sheetFields = [
  'codigo',
  'etapa',
  'motivo',
  'responsable',
  'etiquetas',
  'prioridad',
  'probabilidad',
  'montoOferta',
  'monedaOferta',
  'proximaAccion',
  'proximaAccionDia',
  'siguiendo',
] as const;
export const SheetField = z.enum(sheetFields);
export type SheetField = z.infer<typeof SheetField>;

/** Most rows of one spreadsheet. */
export const mostSheetRows = 2_000;
/** Longest text of a cell that is looked at: a longer one is no value of any field. */
export const longestSheetCell = 500;

const Cell = z.optional(z.string().check(z.maxLength(longestSheetCell)));

/** A row of the spreadsheet: the texts of its cells, by what they say. An empty one leaves things as they are. */
export const SheetRow = z.strictObject({
  linea: z.int().check(z.minimum(1)),
  codigo: Cell,
  /** The number of the tender, for who knows it: it counts before the code. */
  id: z.optional(BodyId),
  etapa: Cell,
  /** Of a stage that asks for one, by its name. */
  motivo: Cell,
  /** By name, user name or address. */
  responsable: Cell,
  /** Names, separated by commas or semicolons; they are added to those that the tender has. */
  etiquetas: Cell,
  prioridad: Cell,
  /** Of winning, per cent. */
  probabilidad: Cell,
  /** As people write it, with or without its currency: «1.200.000», «UF 35,5». */
  montoOferta: Cell,
  /** Where the amount does not say it. */
  monedaOferta: Cell,
  proximaAccion: Cell,
  /** A day, as people write it or as a number of Excel. */
  proximaAccionDia: Cell,
  siguiendo: Cell,
} satisfies Record<SheetField | 'linea' | 'id', unknown>);
export type SheetRow = z.infer<typeof SheetRow>;

/** A spreadsheet as it was read. Nothing of it is kept. */
export const ReadSheet = z.object({
  encabezado: z.array(z.string()),
  /** The columns that were recognised by their names. */
  columnas: z.partialRecord(SheetField, z.string()),
  filas: z.array(z.object({ linea: z.int(), celdas: z.array(z.string()) })),
  /** Rows that could not be read, and what was left out. */
  avisos: z.array(z.object({ linea: z.nullable(z.int()), mensaje: Message })),
});
export type ReadSheet = z.infer<typeof ReadSheet>;

export const sheetOutcomes = ['cambia', 'igual', 'rechazada'] as const;
export type SheetOutcome = (typeof sheetOutcomes)[number];

const Shown = z.nullable(z.string());

export const SheetRowResult = z.object({
  linea: z.int(),
  codigo: z.string(),
  id: z.nullable(z.number()),
  nombre: z.nullable(z.string()),
  /** Rejected is a row of which nothing is done. */
  resultado: z.enum(sheetOutcomes),
  cambios: z.array(z.object({ campo: SheetField, antes: Shown, despues: Shown })),
  /** Why the row, or one of its cells, changes nothing. */
  motivos: z.array(Message),
});
export type SheetRowResult = z.infer<typeof SheetRowResult>;

export const SheetResult = z.object({
  conteo: z.object({
    leidas: Count,
    cambian: Count,
    iguales: Count,
    rechazadas: Count,
    /** Of those that are not rejected, with a cell that changes nothing. */
    conAvisos: Count,
  }),
  filas: z.array(SheetRowResult),
  /** What undoes all of it, and until when; null where nothing changed, or it was a trial. */
  masivo: z.nullable(z.object({ id: z.number(), hasta: Instant })),
});
export type SheetResult = z.infer<typeof SheetResult>;

const access = { action: 'update', subject: 'Tender' } as const;

export const teamSheetEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/licitaciones/planilla/lectura',
    summary:
      'Lee la planilla con que el equipo lleva sus licitaciones (CSV, XLSX o lo copiado de una) y dice qué columnas reconoce. El cuerpo son los bytes (application/octet-stream). No guarda nada.',
    access,
    query: z.object({
      nombre: z.string(checkCode('falta-nombre-archivo')).check(z.minLength(1), z.maxLength(255)),
    }),
    body: 'file',
    response: ReadSheet,
    problems: ['archivo-vacio', 'archivo-no-reconocido', 'demasiado-grande', 'datos-invalidos'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/licitaciones/planilla',
    summary:
      'Lleva a las licitaciones, por su código, lo que dice la planilla del equipo: etapa, responsable, etiquetas, prioridad, probabilidad, monto a ofertar, próxima acción y seguimiento. Con `prueba` sólo dice qué pasaría, fila por fila. Se deshace como un cambio masivo.',
    access,
    body: z.strictObject({
      filas: z
        .array(SheetRow)
        .check(
          z.minLength(1, checkCode('lista-vacia')),
          z.maxLength(mostSheetRows, checkCode('lista-larga')),
        ),
      prueba: z.optional(z.boolean(checkCode('true-o-false'))),
    }),
    response: SheetResult,
    problems: ['datos-invalidos'],
  }),
};
