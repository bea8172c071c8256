import { type ReportId, reportIds } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
import { builtReport } from './built/built.ts';
import { discards } from './discards.ts';
import { offers } from './offers.ts';
import { pipeline } from './pipeline.ts';
import type { Report } from './report.ts';
import { results } from './results.ts';
import { sources } from './sources-queries.ts';
import { stageTimes } from './stage-times-queries.ts';
import { unseen } from './unseen-queries.ts';
import { workload } from './workload.ts';

const byId: Record<ReportId, Report> = {
  resultados: results,
  ofertas: offers,
  embudo: pipeline,
  carga: workload,
  tiempos: stageTimes,
  descartes: discards,
  'sin-ver': unseen,
  fuentes: sources,
  'a-medida': builtReport,
};

export const reportOf = (id: ReportId): Report => byId[id];

/** What the index says of a report. */
export function summaryOf(id: ReportId) {
  const { group, filters } = byId[id];
  return {
    id,
    grupo: group,
    titulo: createMessage(`reporte-${id}-titulo`),
    pregunta: createMessage(`reporte-${id}-pregunta`),
    paraQue: createMessage(`reporte-${id}-para`),
    filtros: [...filters],
  };
}

/** Those of the index: what somebody puts together is among the saved views. */
export const allSummaries = () => reportIds.filter((id) => id !== 'a-medida').map(summaryOf);
