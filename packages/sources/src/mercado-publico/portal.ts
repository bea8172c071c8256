import { institutionKey } from '@pliego/contract/rules/institution-name';
import { stateNames, type StateClass } from '@pliego/contract/rules/tender-codes';
import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { instantFromPortal, milestoneOf } from '../instants.ts';
import type { BuyerFacts, Json, Observation, TenderFacts } from '../notice.ts';
import { numberOf, textOf } from '../read-json.ts';
import { readAmount } from '../spreadsheet/cell-amounts.ts';
import { readDate } from '../spreadsheet/cell-dates.ts';
import { normalisedRut } from '@pliego/contract/rules/rut';

/** Page of a tender on the portal; demonstration data has none. */
export function portalPage({ source, code }: Pick<Observation, 'source' | 'code'>): string | null {
  if (source !== 'mercado-publico') return null;
  return `https://www.mercadopublico.cl/Procurement/Modules/RFB/DetailsAcquisition.aspx?idlicitacion=${encodeURIComponent(code)}`;
}

/** A portal date with the text of the source beside it, also as tables write it; null when it is none. */
export function portalMilestone(value: Json | undefined): Milestone | null {
  const original = textOf(value);
  if (original === null) return null;
  const instant = instantFromPortal(original);
  if (instant !== null) return milestoneOf(instant, original);
  const written = readDate(typeof value === 'number' ? value : original, 'dd/mm/aaaa');
  return typeof written === 'string' ? null : written;
}

/** An amount of the portal: with a decimal point, or as tables in Spanish write it, «48.000.000» and «9,9». */
export function portalAmount(value: Json | undefined): number | null {
  const text = textOf(value);
  if (text === null) return null;
  // The API writes no decimals in threes: «48.000» are thousands.
  const isGrouped = typeof value === 'string' && /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const plain = isGrouped ? null : numberOf(value);
  if (plain !== null) return plain;
  const read = readAmount(text, 'coma');
  return read.kind === 'amount' && read.currency === null ? read.amount : null;
}

/** Stable key of an institution: its RUT, or its name when the RUT is none. */
export function buyerKey(name: string, taxId: string | null): string {
  const rut = taxId === null ? null : normalisedRut(taxId);
  return rut === null ? `nombre:${institutionKey(name)}` : `rut:${rut}`;
}

/** A buyer, unless the source gives neither name nor tax number. */
export function portalBuyer(
  buyer: Omit<BuyerFacts, 'key' | 'name'> & { name: string | null },
): BuyerFacts | undefined {
  const name = buyer.name ?? buyer.taxId;
  return name === null ? undefined : { ...buyer, name, key: buyerKey(name, buyer.taxId) };
}

/** Currency code as the portal writes it; one export says UF where all others say CLF. */
export function portalCurrency(value: Json | undefined): string | null {
  const currency = textOf(value)?.toUpperCase() ?? null;
  return currency === 'UF' ? 'CLF' : currency;
}

/** The name of a state: the text of the source, or our name, or the number of an unknown one. */
export function stateText(state: StateClass, code: string | null, text: string | null): string {
  if (text !== null) return text;
  const name = stateNames[state];
  return state === 'desconocida' && code !== null ? `${name} (${code})` : name;
}

/** The milestones that a source gives, without those it leaves out. */
export function givenMilestones(
  milestones: Record<string, Milestone | null>,
): NonNullable<TenderFacts['milestones']> {
  return Object.fromEntries(Object.entries(milestones).filter(([, given]) => given !== null));
}
