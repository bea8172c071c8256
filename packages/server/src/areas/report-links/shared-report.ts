import { abilityOf } from '@pliego/contract/abilities';
import type {
  OpenFilter,
  SharedReport,
  SharedReportQuery,
} from '@pliego/contract/areas/report-links';
import type { ReportAnswer, ReportCell, ReportQuery } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { daysOfPeriod, type ReportPeriod } from '@pliego/contract/rules/report-period';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { answerReport } from '#server/areas/reports/answer.ts';
import { label, named } from '#server/areas/reports/report.ts';
import { type Caller, callerOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import type { LinkRow } from './queries.ts';

/**
 * Who reads an address: nobody in particular, with the weakest role. What is kept to a team, and the RUT of a natural person, is for
 * nobody who has the address alone, whoever made it.
 */
export const readerOf = ({ link }: LinkRow): Caller => nobodyOf(link, link.expiresAt);

/** Nobody in particular of a company, in the name of whoever made what is read. */
export function nobodyOf(
  { companyId, userId }: { companyId: number; userId: number },
  until = new Date(8.64e15),
): Caller {
  const role = 'subscriber';
  const caller = callerOf(userId, companyId, role, abilityOf(role, userId));
  return { ...caller, view: { by: userId, role, personId: null, until } };
}

/** A query of a report over days that move along with today. */
export function queryOn(filter: ReportQuery, period: ReportPeriod, today: string): ReportQuery {
  return period === 'fijo' ? filter : { ...filter, ...daysOfPeriod(period, today) };
}

/** A cell that leads nowhere. */
function withoutWays(cell: ReportCell): ReportCell {
  switch (cell.clase) {
    case 'cuenta':
    case 'monto':
    case 'numero':
    case 'parte':
    case 'dias':
      return { ...cell, lista: null };
    case 'licitacion':
      return label(named(`${cell.codigo} ${cell.nombre}`));
    case 'comprador':
      return label(named(cell.nombre));
    case 'proveedor':
      return { ...cell, clave: null };
    default:
      return cell;
  }
}

const leadingNowhere = (answer: ReportAnswer): ReportAnswer => ({
  ...answer,
  filas: answer.filas.map((row) => row.map(withoutWays)),
  totales: answer.totales.map(withoutWays),
});

function refuseClosed(query: SharedReportQuery, open: readonly OpenFilter[]): void {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !open.some((filter) => filter === name)) {
      throw fieldProblem('datos-invalidos', name, createMessage('filtro-cerrado'));
    }
  }
}

/** The report of an address, for who has nothing else. */
export async function sharedReport(
  tx: Tx,
  row: LinkRow,
  query: SharedReportQuery,
  now: Date,
): Promise<SharedReport> {
  const { link, company } = row;
  refuseClosed(query, link.openFilters);
  const { periodo = link.period, ...changed } = query;
  const asked = { ...link.filter, ...changed };
  const narrowed = queryOn(asked, periodo, santiagoDay(now));
  const answer = await answerReport(tx, readerOf(row), link.report, narrowed, now);
  const { por, region, tipo } = asked;
  return {
    empresa: company,
    nombre: link.name,
    reporte: leadingNowhere(answer),
    abiertos: link.openFilters,
    filtro: {
      periodo,
      ...(por === undefined ? {} : { por }),
      ...(region === undefined ? {} : { region }),
      ...(tipo === undefined ? {} : { tipo }),
    },
    vence: link.expiresAt.toISOString(),
  };
}
