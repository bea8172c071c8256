import type { MilestoneKind } from '@pliego/contract/areas/tender-shapes';
import { isPersonalRut } from '@pliego/contract/rules/personal-data';
import { regionName } from '@pliego/contract/rules/regions';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { TenderCategory } from '@pliego/sources/notice';
import type { PublishedRow } from './row-queries.ts';

/*
 * A tender as a release of the Open Contracting Data Standard 1.1. What the standard has no field for (lots, terms, bids that were
 * not chosen) is left out. Only an amount in a unit that is no currency of ISO 4217, such as UTM, is given in pesos, at the rate of its day.
 */

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
type JsonObject = Record<string, Json>;

/** Without what is unknown or empty: the schema has no place for empty lists. */
function known(value: Json): Json {
  if (Array.isArray(value)) {
    const kept = value.map(known).filter((one) => one !== undefined);
    return kept.length === 0 ? undefined : kept;
  }
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).flatMap(([name, inner]) => {
      const one = known(inner);
      return one === undefined ? [] : [[name, one] as const];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  }
  return value === null || value === '' ? undefined : value;
}

const statuses: Partial<Record<StateClass, string>> = {
  planificada: 'planned',
  publicada: 'active',
  cerrada: 'active',
  adjudicada: 'complete',
  desierta: 'unsuccessful',
  revocada: 'cancelled',
};

const categories: Partial<Record<TenderCategory, string>> = {
  bienes: 'goods',
  servicios: 'services',
  obras: 'works',
};

/** The currencies of ISO 4217, of which UTM is none. */
const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));

function valueOf(amount: number | null, currency: string | null): Json {
  if (amount === null || currency === null || !isoCurrencies.has(currency)) return undefined;
  return { amount, currency };
}

/** A date as the standard writes it; nothing where a source wrote something else. */
function dateTime(text: string | null | undefined): Json {
  if (text === null || text === undefined) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfSantiagoDay(text);
  const at = new Date(text);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(at.getTime())
    ? at.toISOString()
    : undefined;
}

const uri = (text: string | null): Json =>
  text !== null && /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).href : undefined;

interface Organisation {
  nombre: string;
  rut: string | null;
}

/** Refers to an organisation within its release: by its RUT, unless that is of a person, which is hidden from some. */
function partyId({ rut }: Organisation, otherwise: string): string {
  const normalised = rut === null ? null : normalisedRut(rut);
  return normalised === null || isPersonalRut(normalised) ? otherwise : `CL-RUT-${normalised}`;
}

const party = (id: string, { nombre, rut }: Organisation, roles: string[], more?: JsonObject) => ({
  id,
  name: nombre,
  identifier: rut === null ? undefined : { scheme: 'CL-RUT', id: rut, legalName: nombre },
  roles,
  ...more,
});

function buyerPart(row: PublishedRow): { reference: Json; parties: Json[] } {
  if (row.buyerName === null) return { reference: undefined, parties: [] };
  const isRut = row.buyerTaxScheme === null;
  const organisation = { nombre: row.buyerName, rut: isRut ? row.buyerTaxId : null };
  const id = partyId(organisation, 'comprador');
  const other =
    isRut || row.buyerTaxId === null
      ? {}
      : { identifier: { scheme: row.buyerTaxScheme, id: row.buyerTaxId } };
  const address = {
    streetAddress: row.buyerAddress,
    locality: row.commune,
    region: row.region === null ? null : regionName(row.region),
  };
  return {
    reference: { id, name: row.buyerName },
    parties: [party(id, organisation, ['buyer', 'procuringEntity'], { address, ...other })],
  };
}

const itemsOf = ({ items }: PublishedRow): Json[] =>
  items.map((item, at) => ({
    id: String(at + 1),
    description: item.descripcion ?? item.nombre,
    classification:
      item.codigo === null
        ? undefined
        : { scheme: item.esquema ?? 'UNSPSC', id: item.codigo, description: item.nombre },
    quantity: item.cantidad,
    unit: item.unidad === null ? undefined : { name: item.unidad },
  }));

const documentsOf = ({ documents }: PublishedRow): Json[] =>
  documents.map((document, at) => ({
    id: String(at + 1),
    title: document.titulo,
    description: document.tipo,
    url: uri(document.url),
    datePublished: dateTime(document.publicado),
    language: 'es',
  }));

function tenderPart(row: PublishedRow, procuringEntity: Json): JsonObject {
  const at = (kind: MilestoneKind): Json => row.milestones[kind]?.instante;
  const inPesos = valueOf(row.amountClp, 'CLP');
  return {
    id: row.code,
    title: row.title,
    description: row.description,
    status: statuses[row.stateClass],
    procuringEntity,
    value: valueOf(row.amount, row.currency) ?? inPesos,
    procurementMethodDetails: row.procedure ?? row.type,
    mainProcurementCategory: row.category === null ? undefined : categories[row.category],
    tenderPeriod: { startDate: at('publicacion'), endDate: at('cierre') },
    enquiryPeriod: { startDate: at('inicioPreguntas'), endDate: at('finPreguntas') },
    contractPeriod: { startDate: at('inicioContrato'), endDate: at('finContrato') },
    numberOfTenderers: row.award?.oferentes,
    items: itemsOf(row),
    documents: documentsOf(row),
  };
}

function awardPart(row: PublishedRow): { awards: Json[]; parties: Json[]; contracts: Json[] } {
  const { award, orders, code } = row;
  if (award === null || award.proveedores.length === 0) {
    return { awards: [], parties: [], contracts: [] };
  }
  const suppliers = award.proveedores.map((supplier, at) => ({
    id: partyId(supplier, `proveedor-${at + 1}`),
    supplier,
  }));
  const once = [...new Map(suppliers.map((one) => [one.id, one])).values()];
  const id = `${code}-adjudicacion`;
  return {
    awards: [
      {
        id,
        title: award.numero,
        status: 'active',
        date: dateTime(award.fecha),
        value: valueOf(award.monto, award.moneda),
        suppliers: once.map((one) => ({ id: one.id, name: one.supplier.nombre })),
      },
    ],
    parties: once.map((one) => party(one.id, one.supplier, ['supplier'])),
    contracts: orders.map((order) => ({
      id: order.codigo,
      awardID: id,
      title: order.nombre,
      value: valueOf(order.total, order.moneda),
      dateSigned: order.enviada === null ? undefined : dateTime(order.enviada),
    })),
  };
}

/** Where a source gives no OCID: the prefix of Chile for its own portal, and the name of the source for others. */
const ocidOf = ({ ocid, source, code }: PublishedRow): string =>
  ocid ?? (source === 'mercado-publico' ? `ocds-70d2nz-${code}` : `${source}-${code}`);

/** A tender as a record: its state now as the only release, and compiled. */
export function ocdsRecord(row: PublishedRow): Json {
  const ocid = ocidOf(row);
  const buyer = buyerPart(row);
  const { awards, parties, contracts } = awardPart(row);
  const date = row.observedAt.toISOString();
  const release = (tag: string[]): JsonObject => ({
    ocid,
    id: `${ocid}-${date}${tag.includes('compiled') ? '-compiled' : ''}`,
    date,
    tag,
    initiationType: 'tender',
    language: 'es',
    buyer: buyer.reference,
    parties: [...buyer.parties, ...parties],
    tender: tenderPart(row, buyer.reference),
    awards,
    contracts,
  });
  const tags = row.stateClass === 'planificada' ? ['planning'] : ['tender'];
  return known({
    ocid,
    releases: [release(awards.length === 0 ? tags : [...tags, 'award'])],
    compiledRelease: release(['compiled']),
  });
}
