import { foldText } from '@pliego/contract/rules/fold-text';
import { europeanNumber } from '../european-money.ts';

/** The facts in the text of an entry; poor entries have nothing else. */
export interface EntrySummary {
  reference: string | null;
  buyer: string | null;
  amount: number | null;
  currency: string | null;
  /** `ContractFolderStatusCode`, or the word of a platform that writes others. */
  state: string | null;
}

/** The platforms that the state's one gathers write the labels and what they label each its own way. */
const boundary = /;\s*(?=(?:Id licitaci[oó]n|[OÓ]rgano de Contrataci[oó]n|Importe|Estado)\s*:)/i;

/** Words for the states, folded; real summaries have these beside the codes. */
const stateWords = new Map([
  ['anuncio previo', 'PRE'],
  ['en plazo', 'PUB'],
  ['abierto', 'PUB'],
  ['evaluacion', 'EV'],
  ['pendiente adjudicacion', 'EV'],
  ['pendiente de adjudicacion', 'EV'],
  ['adjudicada', 'ADJ'],
  ['resuelta', 'RES'],
  ['anulada', 'ANUL'],
]);

function moneyIn(text: string): Pick<EntrySummary, 'amount' | 'currency'> {
  const match = /^([\d.,\s]+?)\s*([A-Z]{3}|€)?$/.exec(text);
  if (match === null) return { amount: null, currency: null };
  const [, amount = '', currency] = match;
  return {
    amount: europeanNumber(amount),
    currency: currency === '€' ? 'EUR' : (currency ?? null),
  };
}

/**
 * "Id licitación: …; Órgano de Contratación: …; Importe: 195000 EUR; Estado: ADJ". Names may hold
 * semicolons of their own, so only one before a known label parts two of them.
 */
export function readSummary(text: string | null): EntrySummary {
  const given = new Map<string, string>();
  for (const part of (text ?? '').normalize('NFC').split(boundary)) {
    const colon = part.indexOf(':');
    const value = part
      .slice(colon + 1)
      .replace(/;\s*$/, '')
      .trim();
    if (colon > 0 && value !== '') given.set(foldText(part.slice(0, colon)), value);
  }
  const state = given.get('estado') ?? null;
  return {
    reference: given.get('id licitacion') ?? null,
    buyer: given.get('organo de contratacion') ?? null,
    ...moneyIn(given.get('importe') ?? ''),
    state: state === null ? null : (stateWords.get(foldText(state)) ?? state),
  };
}
