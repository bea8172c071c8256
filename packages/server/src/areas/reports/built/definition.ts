import { BuiltReport } from '@pliego/contract/areas/built-reports';
import type { ReportQuery } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { daysOfPeriod } from '@pliego/contract/rules/report-period';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { safeParse } from 'zod/v4/core';
import { searchOf } from '#server/areas/tenders/search-queries.ts';

/**
 * Reads the report of a query. What the product no longer knows of an address is left out, as its page does; what is known and says
 * something impossible is refused.
 */
export function builtOf({ definicion = '' }: ReportQuery): BuiltReport {
  const params = [...new URLSearchParams(definicion.replace(/^\?/, ''))];
  const known = params.filter(([name, value]) => name in BuiltReport.shape && value !== '');
  const read = safeParse(BuiltReport, Object.fromEntries(known));
  if (read.success) return read.data;
  const campo = String(read.error.issues[0]?.path[0] ?? '');
  throw fieldProblem(
    'datos-invalidos',
    'definicion',
    createMessage('reporte-definicion-ilegible', { campo }),
  );
}

/** The days that a query asks for: its own before those of its report. */
export function daysOfBuilt(query: ReportQuery, now: Date): Pick<ReportQuery, 'desde' | 'hasta'> {
  if (query.desde !== undefined || query.hasta !== undefined) return query;
  const { periodo, desde, hasta } = builtOf(query);
  return periodo === undefined ? { desde, hasta } : daysOfPeriod(periodo, santiagoDay(now));
}

/** Refuses a report that could not be answered. */
export function checkBuilt(query: ReportQuery): void {
  searchOf(builtOf(query).q);
}
