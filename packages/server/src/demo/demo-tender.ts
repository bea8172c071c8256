import type { Observation } from '@pliego/sources/notice';
import type { Buyer, BuyerUnit } from './buyers.ts';
import type { Line } from './lines.ts';
import type { Outcome, Timeline } from './timeline.ts';

/** The invented facts of a tender, before they become observations of a source. */
export interface Draft {
  index: number;
  code: string;
  type: string;
  outcome: Outcome;
  buyer: Buyer;
  unit: BuyerUnit;
  title: string;
  description: string;
  currency: string;
  /** Null when the buyer does not publish it. */
  amount: number | null;
  contractMonths: number;
  /** Whether the winner signs a contract, instead of accepting an order. */
  isSigned: boolean;
  isWork: boolean;
  sector: string;
  lines: readonly Line[];
  timeline: Timeline;
}

/** What the portal says of who was awarded a line. */
export interface LineAward {
  name: string;
  taxId: string;
  quantity: number;
  unitPrice: number;
}

/** A tender of the demonstration, with its observations. */
export interface DemoTender {
  code: string;
  sector: string;
  outcome: Outcome;
  currency: string;
  /** What the buyer says that it is worth; null when it does not publish it. */
  amount: number | null;
  /** Of its lines, once it is awarded. */
  awards: readonly LineAward[];
  /** ISO 8601 in UTC. */
  publishedAt: string;
  closesAt: string | null;
  /** One or more, oldest first. */
  observations: readonly Observation[];
  /** Of one without a history: how it stood soon after it was published, as a company that works on it has seen it. */
  firstLook: Observation | null;
}

/** Whether a company was awarded any of its lines. */
export const isWonBy = ({ awards }: DemoTender, taxId: string): boolean =>
  awards.some((award) => award.taxId === taxId);
