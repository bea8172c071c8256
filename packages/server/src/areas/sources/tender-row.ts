import type { TenderMark } from '@pliego/contract/areas/tender-shapes';
import { foldText } from '@pliego/contract/rules/fold-text';
import { isCopyCode } from '@pliego/contract/rules/tender-types';
import { rubrosOf } from '@pliego/contract/rules/rubros';
import { normalisedRut, rutWord } from '@pliego/contract/rules/rut';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import { searchableText } from '@pliego/contract/rules/spanish-text';
import type { FoldedTender } from '@pliego/sources/notice';

export interface NamedSupplier {
  key: string;
  nombre: string | null;
  rut: string | null;
}

/** Long enough that ties are rare, short enough for an index entry. */
const titleKeyLength = 80;
/** PostgreSQL takes up to a megabyte of words; the end of a longer text is not searched. */
const searchTextLength = 100_000;

/** The searchable texts of a tender, by weight. */
export interface SearchTexts {
  title: string;
  /** Its code and buyer. */
  names: string;
  rest: string;
}

/** A RUT as one word, with and without its check digit, so that it is found however it is typed. */
function rutWords(taxId: string | null | undefined): string | null {
  const rut = taxId == null ? null : normalisedRut(taxId);
  return rut === null ? (taxId ?? null) : `${rutWord(rut)} ${rutWord(rut.slice(0, -2))}`;
}

function searchTexts(tender: FoldedTender): SearchTexts {
  const { buyer, award } = tender;
  const text = (parts: readonly (string | null | undefined)[]) =>
    searchableText(parts.filter(Boolean).join('\n').slice(0, searchTextLength));
  const suppliers = [
    ...(award?.proveedores ?? []).map(({ nombre, rut }) => [nombre, rutWords(rut)]),
    ...tender.items.map(({ adjudicacion: won }) => [won?.proveedor, rutWords(won?.rutProveedor)]),
    ...tender.orders.map(({ codigo, nombre, proveedor: seller }) => [
      codigo,
      nombre,
      seller?.nombre,
      rutWords(seller?.rut),
    ]),
  ];
  return {
    title: text([tender.title]),
    names: text([buyer?.name, buyer?.unit, rutWords(buyer?.taxId), tender.code, tender.reference]),
    rest: text([
      tender.description,
      ...tender.lots.map(({ titulo }) => titulo),
      ...tender.items.flatMap(({ codigo, nombre, descripcion, categoria }) => [
        codigo,
        nombre,
        descripcion,
        ...categoria,
      ]),
      ...new Set(suppliers.flat()),
    ]),
  };
}

/** Whether it is a copy of another is in its code, and never changes. */
function markOf({ source, code }: FoldedTender): TenderMark | null {
  return source === 'mercado-publico' && isCopyCode(code) ? 'copia' : null;
}

/** What is bought, at every level of UNSPSC. */
function rubrosIn({ items }: FoldedTender): string[] {
  const codes = items.flatMap(({ esquema, codigo }) =>
    esquema?.toUpperCase() === 'UNSPSC' && codigo !== null ? rubrosOf(codigo) : [],
  );
  return [...new Set(codes)].sort();
}

/** Who won a tender or sells by its orders, as its sources name them. */
export function suppliersIn({ award, items, lots, orders }: FoldedTender): NamedSupplier[] {
  const named = [
    ...(award?.proveedores ?? []),
    ...lots.flatMap(({ resultado }) => resultado?.proveedores ?? []),
    ...items.map(({ adjudicacion: won }) => ({
      nombre: won?.proveedor ?? null,
      rut: won?.rutProveedor ?? null,
    })),
    ...orders.map(({ proveedor }) => ({
      nombre: proveedor?.nombre ?? null,
      rut: proveedor?.rut ?? null,
    })),
  ];
  return named.flatMap((supplier) => {
    const key = supplierKey(supplier);
    return key === null ? [] : [{ key, ...supplier }];
  });
}

/** A folded tender as a row of the table, but for its id, `buyerId`, `companyId` and `changedAt`. */
export function tenderRow(tender: FoldedTender) {
  const { buyer } = tender;
  return {
    source: tender.source,
    code: tender.code,
    codeKey: tender.code.toLowerCase(),
    ocid: tender.ocid,
    title: tender.title,
    titleKey: foldText(tender.title).slice(0, titleKeyLength),
    description: tender.description,
    type: tender.type,
    stateCode: tender.state.code,
    stateText: tender.state.text,
    stateClass: tender.state.class,
    buyerUnit: buyer?.unit ?? null,
    buyerAddress: buyer?.address ?? null,
    buyerCommune: buyer?.commune ?? null,
    region: tender.regionNumber,
    commune: tender.commune,
    currency: tender.currency,
    amount: tender.amount,
    amountClp: tender.currency === 'CLP' ? tender.amount : null,
    publishedAt: tender.milestones.publicacion?.instante ?? null,
    closesAt: tender.milestones.cierre?.instante ?? null,
    closesOn: tender.milestones.cierre?.dia ?? null,
    milestones: tender.milestones,
    items: tender.items,
    documents: tender.documents,
    award: tender.award,
    extension: tender.extension,
    url: tender.url,
    reference: tender.reference,
    country: tender.country,
    place: tender.place,
    category: tender.category,
    procedure: tender.procedure,
    taxBasis: tender.taxBasis,
    lots: tender.lots,
    orders: tender.orders,
    mark: markOf(tender),
    observedAt: tender.observedAt,
    search: searchTexts(tender),
    rubros: rubrosIn(tender),
    terms: tender.terms,
    suppliers: [...new Set(suppliersIn(tender).map(({ key }) => key))].sort(),
  };
}

/** Columns of `tenderRow`, with those that are resolved while writing. */
export const tenderColumns = [
  'id',
  'companyId',
  'source',
  'code',
  'codeKey',
  'ocid',
  'title',
  'titleKey',
  'description',
  'type',
  'stateCode',
  'stateText',
  'stateClass',
  'buyerId',
  'buyerUnit',
  'buyerAddress',
  'buyerCommune',
  'region',
  'commune',
  'currency',
  'amount',
  'amountClp',
  'publishedAt',
  'closesAt',
  'closesOn',
  'milestones',
  'items',
  'documents',
  'award',
  'extension',
  'url',
  'reference',
  'country',
  'place',
  'category',
  'procedure',
  'taxBasis',
  'lots',
  'orders',
  'mark',
  'observedAt',
  'changedAt',
  'search',
  'rubros',
  'terms',
  'suppliers',
] as const satisfies readonly (
  | keyof ReturnType<typeof tenderRow>
  | 'id'
  | 'buyerId'
  | 'companyId'
  | 'changedAt'
)[];
