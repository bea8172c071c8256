import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant, IsoDate } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { pageFields, pageOf } from '../paging.ts';
import { ReportCell, ReportChart } from './reports.ts';
import { TenderFilter } from './tender-query.ts';

/*
 * Dossiers of who buys and of who sells, from what sources say of tenders, awards and orders. They are made of the parts of a
 * report: sentences, charts, and tables whose numbers lead to their tenders.
 */

/** The parts of a dossier, in their order on the page. */
export const dossierParts = [
  'que',
  'cuando',
  'a-quien',
  'tipos',
  'compradores',
  'regiones',
  'precios',
  'contra-quien',
  'lo-nuestro',
  'abiertas',
  'contratos',
  'proximas',
  'senales',
] as const;
export type DossierPart = (typeof dossierParts)[number];

/** One figure at the head of a dossier, and of how many processes it is. */
export const DossierFigure = z.object({
  titulo: Message,
  valor: ReportCell,
  /** How far it goes in both directions, or of which time it is. */
  detalle: z.nullable(Message),
  segun: Message,
});
export type DossierFigure = z.infer<typeof DossierFigure>;

export const DossierSection = z.object({
  id: z.enum(dossierParts),
  titulo: Message,
  /** Of how many processes, or lines, its figures are. */
  segun: Message,
  frases: z.array(Message),
  grafico: z.nullable(ReportChart),
  columnas: z.array(z.object({ titulo: Message, esNumero: z.boolean() })),
  filas: z.array(z.array(ReportCell)),
  /** One cell a column; none where a sum would count twice. */
  totales: z.array(ReportCell),
});
export type DossierSection = z.infer<typeof DossierSection>;

const dossier = {
  nombre: z.string(),
  /** The tax number; a RUT unless `esquema` names another scheme. */
  rut: z.nullable(z.string()),
  esquema: z.nullable(z.string()),
  /** Where most of its processes are, 1 to 16. */
  region: z.nullable(z.number()),
  /** Processes that were read, in the period where one is given, and their list. */
  procesos: Count,
  lista: TenderFilter,
  /** Days of the first and of the last publication among them. */
  desde: z.nullable(IsoDate),
  hasta: z.nullable(IsoDate),
  cifras: z.array(DossierFigure),
  secciones: z.array(DossierSection),
  calculadoEn: Instant,
};

export const BuyerDossier = z.object({
  /** The row that stands for the institution, which sources may name in several ways. */
  id: z.number(),
  abiertas: Count,
  ...dossier,
});
export type BuyerDossier = z.infer<typeof BuyerDossier>;

/** A family of UNSPSC: who buys it, who wins it, at what price. It has no tax number. */
export const LineDossier = z.object({
  codigo: z.string(),
  /** We have an active product of it. */
  vendemos: z.boolean(),
  abiertas: Count,
  ...dossier,
});
export type LineDossier = z.infer<typeof LineDossier>;

export const SupplierDossier = z.object({
  clave: z.string(),
  esNuestra: z.boolean(),
  ...dossier,
});
export type SupplierDossier = z.infer<typeof SupplierDossier>;

/** Days of publication; without them everything that was read counts. */
export const DossierQuery = z.strictObject({
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
});
export type DossierQuery = z.infer<typeof DossierQuery>;

export const buyerSorts = ['-abiertas', '-procesos', '-monto', 'nombre'] as const;
export type BuyerSort = (typeof buyerSorts)[number];
export const supplierSorts = ['-procesos', '-compradores', 'nombre'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

const listFields = {
  ...pageFields,
  /** Words of the name, or the tax number. */
  q: z.optional(z.string().check(z.maxLength(200))),
};

/** An institution as the list shows it. */
export const ListedBuyer = z.object({
  id: z.number(),
  nombre: z.string(),
  rut: z.nullable(z.string()),
  procesos: Count,
  abiertas: Count,
  /** What its processes in pesos come to, as published, and how many of them say it. */
  montoClp: z.number(),
  conMonto: Count,
  /** The newest publication; null where no source says any. */
  ultima: z.nullable(Instant),
});
export type ListedBuyer = z.infer<typeof ListedBuyer>;

export const ListedSupplier = z.object({
  /** Null where it is a RUT that the caller may not see. */
  clave: z.nullable(z.string()),
  nombre: z.string(),
  rut: z.nullable(z.string()),
  procesos: Count,
  compradores: Count,
  ultima: z.nullable(Instant),
  esNuestra: z.boolean(),
});
export type ListedSupplier = z.infer<typeof ListedSupplier>;

export const BuyerListQuery = z.strictObject({
  ...listFields,
  orden: z._default(z.enum(buyerSorts), '-abiertas'),
});
export type BuyerListQuery = z.infer<typeof BuyerListQuery>;

export const SupplierListQuery = z.strictObject({
  ...listFields,
  orden: z._default(z.enum(supplierSorts), '-procesos'),
});
export type SupplierListQuery = z.infer<typeof SupplierListQuery>;

const access = { action: 'read', subject: 'Report' } as const;

export const marketEndpoints = {
  buyers: endpoint({
    method: 'GET',
    path: '/api/compradores',
    summary: 'Los compradores con procesos leídos: cuántos, cuántos abiertos y por cuánto.',
    access,
    query: BuyerListQuery,
    response: pageOf(ListedBuyer),
    problems: ['datos-invalidos'],
  }),
  suppliers: endpoint({
    method: 'GET',
    path: '/api/proveedores',
    summary:
      'Quienes ganaron algo o venden por órdenes: en cuántos procesos y a cuántos compradores.',
    access,
    query: SupplierListQuery,
    response: pageOf(ListedSupplier),
    problems: ['datos-invalidos'],
  }),
  buyer: endpoint({
    method: 'GET',
    path: '/api/compradores/:id',
    summary:
      'Un comprador: qué compra, cuánto, cuándo y a quién, cuántos ofertan, cuánto tarda y cómo nos ha ido con él.',
    access,
    params: z.object({ id: Id }),
    query: DossierQuery,
    response: BuyerDossier,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  line: endpoint({
    method: 'GET',
    path: '/api/rubros/:codigo',
    summary:
      'Un rubro de cuatro dígitos: quién lo compra, quién lo gana, a qué precios, cuándo y qué contratos terminan.',
    access,
    params: z.object({ codigo: z.string().check(z.maxLength(20)) }),
    query: DossierQuery,
    response: LineDossier,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/proveedores/:proveedor',
    summary:
      'Un proveedor, por su RUT o la clave con que lo nombra el filtro: qué gana, dónde, a qué precio y contra quién.',
    access,
    params: z.object({ proveedor: z.string().check(z.maxLength(210, checkCode('proveedor'))) }),
    query: DossierQuery,
    response: SupplierDossier,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
};
