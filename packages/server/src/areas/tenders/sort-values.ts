import {
  type TenderSort,
  type TenderSortField,
  tenderSortFields,
} from '@pliego/contract/areas/tender-sorts';
import { regions } from '@pliego/contract/rules/regions';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { stages } from '@pliego/contract/rules/work-stages';
import { type SQL, sql } from 'drizzle-orm';
import { memberships, users } from '#server/db/schema/companies.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { sortedFacts } from '#server/db/schema/sorted-facts.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { rateDay } from './rate-queries.ts';

/** What a sorted value is, to the database. A place in a list of ours is a number. */
export type SortType = 'timestamptz' | 'numeric' | 'integer' | 'smallint' | 'text' | 'date';

/** The type of what each order reads: by it a cursor is checked before the database reads it. */
const sortTypes: Record<TenderSortField | 'relevancia', SortType> = {
  publicacion: 'timestamptz',
  cierre: 'timestamptz',
  monto: 'numeric',
  nombre: 'text',
  cambio: 'timestamptz',
  puntaje: 'smallint',
  codigo: 'text',
  comprador: 'text',
  unidad: 'text',
  estado: 'numeric',
  tipo: 'text',
  region: 'numeric',
  comuna: 'text',
  fuente: 'text',
  etapa: 'numeric',
  asignado: 'text',
  prioridad: 'numeric',
  proximaAccion: 'date',
  probabilidad: 'numeric',
  montoOferta: 'numeric',
  lineas: 'integer',
  documentos: 'integer',
  oferentes: 'numeric',
  categoria: 'text',
  garantias: 'numeric',
  relevancia: 'numeric',
};

/** The field of an order, without its direction. */
export function fieldOf(sort: TenderSort): TenderSortField | 'relevancia' {
  return tenderSortFields.find((field) => sort === field || sort === `-${field}`) ?? 'relevancia';
}

/** Worked out of a tender's own columns or its buyer, for every tender that matches. */
const computed: ReadonlySet<TenderSortField | 'relevancia'> = new Set([
  'codigo',
  'comprador',
  'unidad',
  'estado',
  'tipo',
  'region',
  'comuna',
  'fuente',
] as const);

export const isComputed = (field: TenderSortField | 'relevancia'): boolean => computed.has(field);

export const typeOf = (sort: TenderSort): SortType => sortTypes[fieldOf(sort)];

/** So many characters of a text decide its place: a cursor carries them. */
const textLength = 120;

/** A text as it is put in order: without case or accents, and the same on every database. */
const textKey = (column: SQL): SQL =>
  sql`left(translate(lower(${column}), 'áàäâéèëêíìïîóòöôúùüûñÁÉÍÓÚÜÑ', 'aaaaeeeeiiiioooouuuunaeiouun'), ${sql.raw(String(textLength))}) collate "C"`;

/** The place of a value in a list. */
const placeIn = (column: SQL, list: readonly (string | number)[], type: 'text' | 'smallint') =>
  sql`array_position(${`{${list.join(',')}}`}::${sql.raw(type)}[], ${column})`;

/** Something of the company's work on a tender. */
const ofWork = (value: SQL): SQL =>
  sql`(select ${value} from ${tenderWork} where ${tenderWork.companyId} = current_company() and ${tenderWork.tenderId} = ${tenders.id})`;

/** The tenders whose work has something: few, which are found before they are put in order. */
const whoseWork = (condition: SQL): SQL =>
  sql`${tenders.id} in (select ${tenderWork.tenderId} from ${tenderWork} where ${tenderWork.companyId} = current_company() and ${condition})`;

/** Somebody whose name was erased is put in order like nobody. */
const assigneeName = sql`(select ${textKey(sql`${users.fullName}`)} from ${users} join ${memberships}
  on ${memberships.userId} = ${users.id} and ${memberships.companyId} = ${tenderWork.companyId}
  where ${users.id} = ${tenderWork.assigneeId} and ${memberships.erasedAt} is null)`;

/** Our bid in pesos, at the rate of the day on which the tender was published, as its amount is. */
const offerInPesos = sql`(select case when ${tenderWork.offerCurrency} = 'CLP' then ${tenderWork.offerAmount}
    else (select round(${tenderWork.offerAmount} * r.clp, 4) from currency_rates r
      where r.currency = ${tenderWork.offerCurrency} and r.day = ${rateDay(sql`${tenderWork.offerCurrency}`, sql`${tenders.publishedAt}`)}) end)`;

/** The work on a tender beside it, for values that are read of many. */
const workBeside = sql`${tenderWork} on ${tenderWork.companyId} = current_company() and ${tenderWork.tenderId} = ${tenders.id}`;

export interface SortValue {
  column: SQL;
  /** What every tender that has the value fulfils, with `kept` beside it. */
  floor?: SQL;
  /** A table to join that has the value of each tender; what is not in it lacks the value. */
  kept?: { table: SQL; column: SQL };
}

type ColumnSort = Exclude<TenderSortField, 'monto' | 'puntaje'>;

/** What each order reads, of those that do not depend on what is asked for. */
export const sortValues: Record<ColumnSort, SortValue> = {
  publicacion: { column: sql`${tenders.publishedAt}` },
  cierre: { column: sql`${tenders.closesAt}` },
  nombre: { column: sql`${tenders.titleKey}` },
  cambio: { column: sql`${tenders.changedAt}` },
  codigo: { column: sql`left(${tenders.codeKey}, ${sql.raw(String(textLength))}) collate "C"` },
  comprador: {
    column: sql`(select ${textKey(sql`${buyers.name}`)} from ${buyers} where ${buyers.id} = ${tenders.buyerId})`,
  },
  unidad: { column: textKey(sql`${tenders.buyerUnit}`) },
  estado: { column: placeIn(sql`${tenders.stateClass}`, stateClasses, 'text') },
  tipo: { column: sql`${tenders.type} collate "C"` },
  region: {
    column: placeIn(
      sql`${tenders.region}`,
      regions.map(({ number }) => number),
      'smallint',
    ),
  },
  comuna: { column: textKey(sql`${tenders.commune}`) },
  fuente: { column: sql`${tenders.source} collate "C"` },
  etapa: {
    column: ofWork(placeIn(sql`nullif(${tenderWork.stage}, 'detectada')`, stages, 'text')),
    floor: whoseWork(sql`${tenderWork.stage} <> 'detectada'`),
  },
  asignado: {
    column: ofWork(assigneeName),
    floor: whoseWork(sql`${tenderWork.assigneeId} is not null`),
  },
  prioridad: {
    column: ofWork(placeIn(sql`${tenderWork.priority}`, ['baja', 'media', 'alta'], 'text')),
    floor: whoseWork(sql`${tenderWork.priority} is not null`),
  },
  proximaAccion: {
    column: ofWork(sql`${tenderWork.nextActionOn}`),
    floor: whoseWork(sql`${tenderWork.nextActionOn} is not null`),
  },
  probabilidad: {
    column: ofWork(sql`${tenderWork.probability}`),
    kept: { table: workBeside, column: sql`${tenderWork.probability}` },
  },
  montoOferta: {
    column: ofWork(offerInPesos),
    kept: { table: workBeside, column: offerInPesos },
    floor: sql`${tenderWork.offerAmount} is not null`,
  },
  lineas: { column: sortedFacts.lineas(tenders) },
  documentos: { column: sortedFacts.documentos(tenders) },
  oferentes: { column: sortedFacts.oferentes(tenders) },
  categoria: { column: sortedFacts.categoria(tenders) },
  garantias: { column: sortedFacts.garantias(tenders) },
};
