import type { ReportAnswer, ReportId, ReportQuery } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { addDays, daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { reportOf, summaryOf } from './catalogue.ts';

const yearDays = 364;
/** Longer ones would be a table of months that nobody reads. */
const maxPeriodDays = 3_660;

/** The days of a query: a year up to today, or up to its last day. */
function periodOf(
  { desde, hasta }: Pick<ReportQuery, 'desde' | 'hasta'>,
  now: Date,
): { desde: string; hasta: string } {
  const last = hasta ?? santiagoDay(now);
  const first = desde ?? addDays(last, -yearDays);
  const refuse = (field: 'desde' | 'hasta', reason: ReturnType<typeof createMessage>) =>
    new ProblemError('datos-invalidos', reason, { fieldErrors: { [field]: reason } });
  if (last < first) throw refuse('hasta', createMessage('dia-antes-del-primero'));
  if (daysBetween(first, last) > maxPeriodDays) {
    throw refuse('desde', createMessage('ventana-larga', { max: maxPeriodDays }));
  }
  return { desde: first, hasta: last };
}

/** A report as somebody may see it. */
export async function answerReport(
  tx: Tx,
  caller: Caller,
  id: ReportId,
  query: ReportQuery,
  now: Date,
): Promise<ReportAnswer> {
  const report = reportOf(id);
  const period = periodOf(report.daysOf?.(query, now) ?? query, now);
  const figures = await report.figures({ tx, caller, now, query, period });
  return asSeenBy(caller, {
    ...summaryOf(id),
    periodo: report.filters.includes('periodo') ? period : null,
    ...figures,
    calculadoEn: now.toISOString(),
  });
}
