import { currencies } from '@pliego/contract/fields';
import { companies } from './company.ts';
import { type DemoTender, isWonBy, type LineAward } from './demo-tender.ts';
import type { Random } from './random.ts';

/** What a company offers, in a currency of the portal. */
export interface DemoOffer {
  amount: number;
  currency: (typeof currencies)[number];
}

const taxIdOf = (companyId: number): string =>
  companies.find(({ id }) => id === companyId)?.taxId ?? '';

/** Whether the portal awarded anything of a tender to a company of the demonstration. */
export const isWonByCompany = (tender: DemoTender, companyId: number): boolean =>
  isWonBy(tender, taxIdOf(companyId));

const totalOf = (awards: readonly LineAward[]): number =>
  awards.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);

const rounded = (amount: number, currency: string): number =>
  currency === 'CLP' ? Math.round(amount) : Math.round(amount * 100) / 100;

/**
 * What was offered, as the facts have it: where the company won, what it was awarded; where another did, somewhat more than that; before
 * the award somewhat less than what the buyer published.
 */
export function offerOf(random: Random, tender: DemoTender, companyId: number): DemoOffer {
  const currency = currencies.find((one) => one === tender.currency) ?? 'CLP';
  const taxId = taxIdOf(companyId);
  const share = random.next();
  const own = tender.awards.filter((award) => award.taxId === taxId);
  if (own.length > 0) return { amount: rounded(totalOf(own), currency), currency };
  if (tender.awards.length > 0)
    return { amount: rounded(totalOf(tender.awards) * (1.02 + share * 0.16), currency), currency };
  if (tender.amount !== null)
    return { amount: rounded(tender.amount * (0.82 + share * 0.16), currency), currency };
  return { amount: Math.round(20 + share * 880) * 100_000, currency: 'CLP' };
}
