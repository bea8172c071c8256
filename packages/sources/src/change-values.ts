import type { ChangePart, ChangeValue } from '@pliego/contract/areas/tender-history';
import type {
  Milestone,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderOrder,
} from '@pliego/contract/areas/tender-shapes';
import type { TenderGuarantee, TenderTerms, TermName } from '@pliego/contract/areas/tender-terms';
import { startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import type { BuyerFacts, FoldedTender } from './notice.ts';

type Value = ChangeValue | null;

export function textValue(texto: string | null | undefined): Value {
  return texto === null || texto === undefined || texto === '' ? null : { tipo: 'texto', texto };
}

export function countValue(count: number | null | undefined): Value {
  return count === null || count === undefined ? null : { tipo: 'numero', numero: count };
}

export function booleanValue(value: boolean | null): Value {
  return value === null ? null : { tipo: 'si-no', valor: value };
}

export function moneyValue(monto: number | null | undefined, moneda: string | null): Value {
  return monto === null || monto === undefined ? null : { tipo: 'monto', monto, moneda };
}

export function milestoneValue(milestone: Milestone | undefined): Value {
  return milestone === undefined ? null : { tipo: 'instante', ...milestone };
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A date that a source gives as an instant, as a day, or as free text. */
export function dateValue(date: string | null | undefined): Value {
  if (date === null || date === undefined) return null;
  if (isoDay.test(date)) {
    return { tipo: 'instante', instante: startOfSantiagoDay(date), original: date, dia: date };
  }
  if (!isoInstant.test(date)) return textValue(date);
  return { tipo: 'instante', instante: date, original: date };
}

export function stateValue({ class: clase, text }: FoldedTender['state']): Value {
  return { tipo: 'estado', clase, texto: text };
}

export function buyerValue(buyer: BuyerFacts | null): Value {
  if (buyer === null) return null;
  const { name, taxId } = buyer;
  return textValue(taxId === null ? name : `${name} (${taxId})`);
}

function partsValue(parts: readonly (ChangePart | null)[]): Value {
  return { tipo: 'partes', partes: parts.filter((part) => part !== null) };
}

function textPart(texto: string | null | undefined): ChangePart | null {
  return texto === null || texto === undefined || texto === '' ? null : { tipo: 'texto', texto };
}

function moneyPart(monto: number | null, moneda: string | null): ChangePart | null {
  return monto === null ? null : { tipo: 'monto', monto, moneda };
}

export function itemValue(item: TenderItem): Value {
  const { nombre, descripcion, codigo, cantidad, unidad, adjudicacion } = item;
  const won: ChangePart | null = adjudicacion && {
    tipo: 'adjudicado',
    proveedor: adjudicacion.proveedor ?? adjudicacion.rutProveedor,
    precio: adjudicacion.montoUnitario,
  };
  return partsValue([
    textPart(codigo),
    textPart(nombre),
    descripcion === nombre ? null : textPart(descripcion),
    cantidad === null ? textPart(unidad) : { tipo: 'cantidad', cantidad, unidad },
    won,
  ]);
}

export function lotValue({ titulo, monto, moneda }: TenderLot): Value {
  return partsValue([textPart(titulo), moneyPart(monto, moneda)]);
}

export function documentValue({ titulo, tipo, url }: TenderDocument): Value {
  return partsValue([textPart(titulo), textPart(tipo), textPart(url)]);
}

export function orderValue({ nombre, estado, proveedor, moneda, total }: TenderOrder): Value {
  return partsValue([
    textPart(nombre),
    textPart(estado),
    textPart(proveedor?.nombre),
    moneyPart(total, moneda),
  ]);
}

function guaranteeParts(guarantee: TenderGuarantee): (ChangePart | null)[] {
  const { nombre, porcentaje, monto, moneda, descripcion } = guarantee;
  return [
    textPart(nombre),
    porcentaje === null ? null : { tipo: 'cantidad', cantidad: porcentaje, unidad: '%' },
    moneyPart(monto, moneda),
    textPart(descripcion),
  ];
}

/** A term of the call: a text, a count, a yes or no, a length, a code or the list of guarantees. */
export function termValue(term: TenderTerms[TermName]): Value {
  if (term === undefined) return null;
  if (typeof term === 'string') return textValue(term);
  if (typeof term === 'number') return countValue(term);
  if (typeof term === 'boolean') return booleanValue(term);
  if (Array.isArray(term)) return partsValue(term.flatMap(guaranteeParts));
  return 'cantidad' in term ? { tipo: 'plazo', ...term } : { tipo: 'codigo', ...term };
}
