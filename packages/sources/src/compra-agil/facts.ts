import type { Milestone, TenderItem } from '@pliego/contract/areas/tender-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { stateFromCompraAgil } from '@pliego/contract/rules/tender-codes';
import {
  givenMilestones,
  portalBuyer,
  portalCurrency,
  stateText,
} from '../mercado-publico/portal.ts';
import type { Json, TenderFacts } from '../notice.ts';
import { integerOf, numberOf, textOf } from '../read-json.ts';
import { provenInstant } from './dates.ts';

/**
 * The facts in any shape of a Compra Ágil: the API v2, the search service of the supplier site, the exports
 * of the public search (formats.md §4). Undefined for what a shape does not have, null for what it
 * leaves empty. Dates are milestones already, since each shape writes them in its own way.
 */
export interface AgileNotice {
  code: string;
  title?: Json;
  description?: Json;
  /** Word of the state (`proveedor_seleccionado`, "Publicada") and its number, either or both. */
  stateWord?: Json;
  stateNumber?: Json;
  /** What a person reads of the state, where it is not the word. */
  stateName?: Json;
  /** Number of the call (1, 2) or its words ("Segundo llamado"). */
  call?: Json;
  published: Milestone | null;
  /** The closing that the shape calls so, and those of the first and the second call by name. */
  closing: Milestone | null;
  firstClosing?: Milestone | null;
  secondClosing?: Milestone | null;
  /** When the buyer called it off. */
  cancelled?: Milestone | null;
  buyer: { name?: Json; taxId?: Json; unit?: Json };
  /** Number of the region, 1 to 16. */
  region?: Json;
  currency?: Json;
  amount?: Json;
  items?: TenderItem[];
  documents?: TenderFacts['documents'];
  award?: TenderFacts['award'];
  orders?: TenderFacts['orders'];
  terms?: TenderFacts['terms'];
  /** An order was issued, which the state never shows. */
  hasOrder?: boolean;
}

/** Which of the two calls is open; null when the notice does not state it. */
export function agileCall(value: Json | undefined): 1 | 2 | null {
  const text = textOf(value)?.toLowerCase() ?? '';
  if (text === '1' || text.startsWith('primer')) return 1;
  return text === '2' || text.startsWith('segund') ? 2 : null;
}

/**
 * The closing that counts: that of the call which is open. A second call is opened only if the first
 * found no supplier, so its date means nothing before.
 */
export function agileClosing({
  call,
  closing,
  firstClosing = null,
  secondClosing = null,
}: Pick<AgileNotice, 'call' | 'closing' | 'firstClosing' | 'secondClosing'>): Milestone | null {
  const isSecond = agileCall(call) === 2 && closing?.instante !== secondClosing?.instante;
  return isSecond ? (secondClosing ?? closing) : (closing ?? firstClosing);
}

export function agileState({
  stateWord,
  stateNumber,
  stateName,
  hasOrder = false,
}: Pick<
  AgileNotice,
  'stateWord' | 'stateNumber' | 'stateName' | 'hasOrder'
>): TenderFacts['state'] {
  const word = textOf(stateWord);
  const number = integerOf(stateNumber);
  const name = textOf(stateName);
  if (word === null && number === null && name === null) return undefined;
  const stated = stateFromCompraAgil(number, word ?? name);
  const code = number === null ? word : String(number);
  const text = stateText(stated, code, name ?? word);
  return { code, text, class: hasOrder && stated === 'cerrada' ? 'adjudicada' : stated };
}

/**
 * The date of the data of a notice, for shapes without one: the latest of its dates that its state proves to
 * have passed. A lower bound on purpose, as with the rows of Mercado Público's CSV.
 */
export function agileProvenInstant(notice: AgileNotice): string {
  const state = agileState(notice)?.class;
  const isOver = state === 'cerrada' || state === 'adjudicada' || state === 'desierta';
  return provenInstant([
    notice.published,
    agileCall(notice.call) === 2 ? (notice.firstClosing ?? null) : null,
    isOver ? agileClosing(notice) : null,
  ]);
}

function procedureOf(call: 1 | 2 | null): string {
  const names = { 1: 'Compra Ágil, primer llamado', 2: 'Compra Ágil, segundo llamado' };
  return call === null ? 'Compra Ágil' : names[call];
}

function regionOf(value: Json | undefined): number | null | undefined {
  if (value === undefined) return undefined;
  const number = integerOf(value);
  return number === null || regionName(number) === null ? null : number;
}

/** Page of a Compra Ágil in the public search. */
function pageOf(code: string): string {
  return `https://buscador.mercadopublico.cl/ficha?code=${encodeURIComponent(code)}`;
}

/** The facts of a Compra Ágil, whatever shape it came in. */
export function agileFacts(notice: AgileNotice): TenderFacts {
  const call = agileCall(notice.call);
  return {
    authority: 'full',
    title: textOf(notice.title) ?? undefined,
    description: textOf(notice.description) ?? undefined,
    type: 'COT',
    state: agileState(notice),
    buyer: portalBuyer({
      name: textOf(notice.buyer.name),
      taxId: textOf(notice.buyer.taxId),
      unit: textOf(notice.buyer.unit),
      address: null,
      commune: null,
      complaints: null,
    }),
    regionNumber: regionOf(notice.region),
    currency: portalCurrency(notice.currency) ?? undefined,
    amount: notice.amount === undefined ? undefined : numberOf(notice.amount),
    milestones: givenMilestones({
      publicacion: notice.published,
      cierre: agileClosing(notice),
      cierreSegundoLlamado: notice.secondClosing ?? null,
      acto: notice.cancelled ?? null,
    }),
    terms: notice.terms,
    items: notice.items,
    documents: notice.documents,
    award: notice.award,
    url: pageOf(notice.code),
    country: 'CL',
    procedure: procedureOf(call),
    orders: notice.orders,
  };
}
