import type { DossierQuery } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { type WorkRow, workRows } from '#server/areas/reports/work-rows-queries.ts';
import { type AwardPart, byProcess, partsOf } from './awards.ts';
import {
  type LineSum,
  lineSums,
  type MarketInput,
  type MarketRow,
  marketRows,
} from './rows-queries.ts';

/** What both kinds of dossier are worked out from. */
export interface Market {
  rows: MarketRow[];
  lines: LineSum[];
  /** Of each process who won it, and how much: all, or the supplier whose dossier it is. */
  parts: AwardPart[];
  /** What our company works on of them, with the process. */
  work: { own: WorkRow; row: MarketRow }[];
}

/** The days of a query as filters of the list. */
export function periodFilter({ desde, hasta }: DossierQuery): TenderFilter {
  if (desde !== undefined && hasta !== undefined && hasta < desde) {
    const reason = createMessage('dia-antes-del-primero');
    throw new ProblemError('datos-invalidos', reason, { fieldErrors: { hasta: reason } });
  }
  return {
    ...(desde === undefined ? {} : { publicadaDesde: desde }),
    ...(hasta === undefined ? {} : { publicadaHasta: hasta }),
  };
}

/**
 * One after the other: they share the connection of the transaction.
 *
 * @param supplier Whose part in each process is wanted; that of everybody, unless given.
 */
export async function readMarket(input: MarketInput, supplier?: string): Promise<Market> {
  const rows = await marketRows(input);
  const lines = await lineSums(input);
  const today = santiagoDay(input.now);
  const own = await workRows(
    { ...input, query: {}, period: { desde: today, hasta: today } },
    input.base,
  );
  const linesOf = byProcess(lines);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows,
    lines,
    parts: rows.flatMap((row) => partsOf(row, linesOf.get(row.id) ?? [], supplier)),
    work: own.flatMap((one) => {
      const row = byId.get(one.id);
      return row === undefined ? [] : [{ own: one, row }];
    }),
  };
}
