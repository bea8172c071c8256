import * as z from 'zod/mini';
import { Role, roles } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Count, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';

/** The lists of which a state can be saved, by the first part of their address. */
export const viewPages = [
  'licitaciones',
  'seguimiento',
  'productos',
  'usuarios',
  'importaciones',
  'reportes',
] as const;
export type ViewPage = (typeof viewPages)[number];
const Page = z.enum(viewPages, checkCode('pagina-de-vista'));

/** How often a view tells of what is new in it. */
export const alertRhythms = ['al-tiro', 'diaria', 'semanal'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

/** So many views one person may own. */
export const mostViews = 100;

/** What the alert of a view has come to, for the person who asks. */
export const ViewAlert = z.object({
  ritmo: z.enum(alertRhythms),
  desde: Instant,
  /** Tenders that it told of, and what became of them: the noise of the view. */
  avisadas: Count,
  seguidas: Count,
  descartadas: Count,
});
export type ViewAlert = z.infer<typeof ViewAlert>;

/** A state of a list under a name. */
export const SavedView = z.object({
  id: z.number(),
  nombre: z.string(),
  pagina: Page,
  /** The search of the list's address, as `q=guantes&region=13&columnas=nombre,cierre`: filters, order, columns, density and form. */
  estado: z.string(),
  compartida: z.boolean(),
  dueno: z.object({ id: z.number(), nombre: z.string() }),
  esMia: z.boolean(),
  /** With whom the list opens, where they have chosen nothing themselves. */
  roles: z.array(Role),
  alerta: z.nullable(ViewAlert),
  version: z.number(),
});
export type SavedView = z.infer<typeof SavedView>;

const fields = {
  nombre: text({ min: 1, max: 60, message: checkCode('falta-nombre') }),
  estado: text({ max: 4_000 }),
  compartida: z.boolean(checkCode('true-o-false')),
  roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
};

const access = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

export const viewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/vistas',
    summary: 'Las vistas guardadas que la persona ve: las suyas y las compartidas, por nombre.',
    access,
    query: z.object({ pagina: z.optional(Page) }),
    response: z.object({
      datos: z.array(SavedView),
      /** With which each list opens for the person; absent where it opens without one. */
      predeterminadas: z.array(z.object({ pagina: Page, id: z.number() })),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/vistas',
    summary: 'Guarda el estado de una lista con un nombre.',
    access,
    body: z.strictObject({
      nombre: fields.nombre,
      pagina: Page,
      estado: fields.estado,
      compartida: z.optional(fields.compartida),
    }),
    response: SavedView,
    status: 201,
    problems: ['ya-existe', 'datos-invalidos'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/vistas/:id',
    summary:
      'Cambia una vista propia; quienes administran o gestionan la empresa cambian también las compartidas y eligen con qué roles se abre la lista en una.',
    access,
    params,
    body: z.strictObject({
      nombre: z.optional(fields.nombre),
      estado: z.optional(fields.estado),
      compartida: z.optional(fields.compartida),
      roles: z.optional(fields.roles),
    }),
    versioned: true,
    response: SavedView,
    problems: ['no-encontrado', 'ya-existe', 'sin-permiso', 'datos-invalidos'],
  }),
  setDefault: endpoint({
    method: 'POST',
    path: '/api/vistas-predeterminadas',
    summary:
      'Dice con qué vista se abre una lista para la persona; sin `id`, como viene de fábrica o como diga su rol.',
    access,
    body: z.strictObject({ pagina: Page, id: z.nullable(BodyId) }),
    response: z.object({ pagina: Page, id: z.nullable(z.number()) }),
    problems: ['no-encontrado'],
  }),
  setAlert: endpoint({
    method: 'POST',
    path: '/api/vistas/:id/alerta',
    summary:
      'Avisa a la persona de las licitaciones nuevas de una vista de la lista, al tiro, cada día hábil o cada semana; con `ritmo` nulo deja de avisar.',
    access,
    params,
    body: z.strictObject({ ritmo: z.nullable(z.enum(alertRhythms)) }),
    response: SavedView,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/vistas/:id',
    summary: 'Elimina una vista, con sus alertas.',
    access,
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado', 'sin-permiso'],
  }),
};
