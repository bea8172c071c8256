import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, Instant } from '../fields.ts';
import { pageOf } from '../paging.ts';
import { TenderGroupQuery, TenderGroups, TenderTotals } from './tender-groups.ts';
import { TenderHistory } from './tender-history.ts';
import { TenderEvent, TenderObservation } from './tender-log.ts';
import { TenderMatch } from './match-shapes.ts';
import { CurrencyRates } from './tender-rates.ts';
import { TenderAids } from './tender-filter-parts.ts';
import { SearchMatch } from './search-match.ts';
import { TenderDetail, TenderSummary } from './tender-shapes.ts';
import {
  CountedRubro,
  CountedSupplier,
  CountedUnit,
  RubroQuery,
  SupplierQuery,
  TenderFacets,
  TenderFilter,
  TenderListQuery,
  TenderViewCounts,
  UnitQuery,
} from './tender-query.ts';
import { tenderSorts } from './tender-sorts.ts';

const params = z.object({ id: Id });

/** A page of the list. With a `q` it says what of each tender matches. */
export const TenderPage = z.extend(pageOf(TenderSummary), {
  /** The words that match, without case or accents, in whatever form they stand there. */
  resaltar: z.array(z.string()),
  /** By the id of a tender whose title and buyer do not show the match. */
  coincidencias: z.record(z.string(), SearchMatch),
  /** By the id of a tender, how it fits our products; only in lists that ask for that. */
  calces: z.record(z.string(), TenderMatch),
  /** How the list is sorted: too many matches to weigh come newest first, although relevance was asked for. */
  orden: z.enum(tenderSorts),
});
export type TenderPage = z.infer<typeof TenderPage>;

export const tenderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/licitaciones',
    summary: 'Lista de licitaciones con búsqueda, filtros, orden y páginas.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderListQuery,
    response: TenderPage,
    problems: ['busqueda-invalida'],
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/licitaciones/facetas',
    summary: 'Cuántas licitaciones hay por cada valor de cada filtro, dados los demás.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderFilter,
    response: TenderFacets,
    problems: ['busqueda-invalida'],
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/licitaciones/vistas',
    summary: 'Cuántas licitaciones tiene cada vista de la lista, dados los filtros.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderFilter,
    response: TenderViewCounts,
    problems: ['busqueda-invalida'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/licitaciones/totales',
    summary:
      'Una lista en cifras: cuántas licitaciones tiene, cuánto suman en cada moneda y cuántas cierran cada día.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderFilter,
    response: TenderTotals,
    problems: ['busqueda-invalida'],
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/licitaciones/grupos',
    summary:
      'Una lista por grupos, con cuántas licitaciones tiene cada uno y cuánto suman en cada moneda.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderGroupQuery,
    response: TenderGroups,
    problems: ['busqueda-invalida'],
  }),
  aids: endpoint({
    method: 'GET',
    path: '/api/licitaciones/ayudas',
    summary: 'Qué cambiar de una búsqueda que no encuentra nada: la escritura, o un filtro menos.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderFilter,
    response: TenderAids,
    problems: ['busqueda-invalida'],
  }),
  rubros: endpoint({
    method: 'GET',
    path: '/api/licitaciones/rubros',
    summary:
      'Un nivel del árbol de rubros con cuántas licitaciones hay de cada uno, o los que dicen un texto.',
    access: { action: 'read', subject: 'Tender' },
    query: RubroQuery,
    response: z.object({ datos: z.array(CountedRubro) }),
    problems: ['busqueda-invalida'],
  }),
  rubroNames: endpoint({
    method: 'GET',
    path: '/api/licitaciones/rubros/nombres',
    summary: 'Los nombres de algunos rubros.',
    access: { action: 'read', subject: 'Tender' },
    query: z.object({ codigos: TenderFilter.shape.rubro }),
    response: z.object({
      datos: z.array(z.object({ codigo: z.string(), nombre: z.nullable(z.string()) })),
    }),
  }),
  suppliers: endpoint({
    method: 'GET',
    path: '/api/licitaciones/proveedores',
    summary:
      'Los proveedores con más licitaciones ganadas o con orden, o los que dicen un texto o un RUT.',
    access: { action: 'read', subject: 'Tender' },
    query: SupplierQuery,
    response: z.object({ datos: z.array(CountedSupplier) }),
    problems: ['busqueda-invalida'],
  }),
  supplierNames: endpoint({
    method: 'GET',
    path: '/api/licitaciones/proveedores/nombres',
    summary: 'Los nombres de algunos proveedores.',
    access: { action: 'read', subject: 'Tender' },
    query: z.object({ claves: TenderFilter.shape.proveedor }),
    response: z.object({ datos: z.array(z.omit(CountedSupplier, { cantidad: true })) }),
  }),
  buyers: endpoint({
    method: 'GET',
    path: '/api/licitaciones/compradores',
    summary: 'Compradores por nombre o RUT, para el filtro; cada institución una vez.',
    access: { action: 'read', subject: 'Tender' },
    query: z.object({
      q: z._default(z.string().check(z.maxLength(200)), ''),
      /** Returned whatever q is, so that the selected buyers have names. */
      ids: TenderFilter.shape.comprador,
    }),
    response: z.object({
      datos: z.array(z.object({ id: z.number(), nombre: z.string(), rut: z.nullable(z.string()) })),
    }),
  }),
  units: endpoint({
    method: 'GET',
    path: '/api/licitaciones/unidades',
    summary:
      'Las unidades de compra con más licitaciones, o las que dicen un texto; cada una con su institución.',
    access: { action: 'read', subject: 'Tender' },
    query: UnitQuery,
    response: z.object({ datos: z.array(CountedUnit) }),
    problems: ['busqueda-invalida'],
  }),
  unitNames: endpoint({
    method: 'GET',
    path: '/api/licitaciones/unidades/nombres',
    summary: 'Los nombres de algunas unidades de compra.',
    access: { action: 'read', subject: 'Tender' },
    query: z.object({ unidades: TenderFilter.shape.unidad }),
    response: z.object({ datos: z.array(z.omit(CountedUnit, { cantidad: true })) }),
  }),
  rates: endpoint({
    method: 'GET',
    path: '/api/licitaciones/tasas',
    summary:
      'De qué monedas se conoce su valor en pesos, desde cuándo y según quién, y cuántos montos quedan fuera sin él.',
    access: { action: 'read', subject: 'Tender' },
    query: TenderFilter,
    response: CurrencyRates,
    problems: ['busqueda-invalida'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id',
    summary: 'La ficha de una licitación, hoy o como se conocía en un instante.',
    access: { action: 'read', subject: 'Tender' },
    params,
    query: z.object({
      /**
       * As it was known then: folded from what the sources had stated up to that instant, whenever we read it.
       * What the company does with it, and how fresh it is, are always of today.
       */
      en: z.optional(Instant),
      /** The search that led here: what of the tender matches it is answered in `resaltar`. */
      q: TenderFilter.shape.q,
    }),
    response: TenderDetail,
    problems: ['no-encontrado'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/historial',
    summary: 'Qué cambió en una licitación, cuándo y según qué fuente, lo último primero.',
    access: { action: 'read', subject: 'Tender' },
    params,
    response: TenderHistory,
    problems: ['no-encontrado'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/eventos',
    summary: 'Lo que la empresa ha hecho con una licitación, lo último primero.',
    access: { action: 'read', subject: 'Tender' },
    params,
    response: z.object({ datos: z.array(TenderEvent) }),
    problems: ['no-encontrado'],
  }),
  observations: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/observaciones',
    summary: 'Lo que cada fuente dijo de una licitación y cuándo.',
    access: { action: 'read', subject: 'Tender' },
    params,
    response: z.object({ datos: z.array(TenderObservation) }),
    problems: ['no-encontrado'],
  }),
  setTags: endpoint({
    method: 'POST',
    path: '/licitaciones/editar/:id/tag',
    summary: 'Reemplaza las etiquetas de una licitación.',
    access: { action: 'update', subject: 'Tender' },
    params,
    body: z
      .array(BodyId, checkCode('lista-de-etiquetas'))
      .check(z.maxLength(50, checkCode('demasiadas-etiquetas'))),
    versioned: true,
    response: z.object({ id: z.number(), tags: z.string(), version: z.number() }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/licitaciones/editar/:id/asignar',
    summary: 'Asigna la licitación a una persona; null la deja sin asignar.',
    access: { action: 'assign', subject: 'Tender' },
    params,
    body: z.object({ Usuario: z.nullable(BodyId) }),
    versioned: true,
    response: z.object({ id: z.number(), Asignado: z.nullable(z.number()), version: z.number() }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
