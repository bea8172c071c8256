import { type ReportId, reportIds } from '@pliego/contract/areas/reports';
import { createMessage } from '@pliego/contract/message';
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

export const allSummaries = () => reportIds.map(summaryOf);
