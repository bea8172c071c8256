import { DossierFigure, DossierSection } from './areas/market.ts';
import { ReportCell, ReportChart } from './areas/reports.ts';
import { TenderFilter } from './areas/tender-query.ts';
import { TenderSummary } from './areas/tender-shapes.ts';
import { Message } from './message.ts';

/** Shapes that many answers hold, by the names under which the document of the API has them once. */
export const namedShapes = {
  CifraDeDossier: DossierFigure,
  FiltroDeLicitaciones: TenderFilter,
  Grafico: ReportChart,
  Celda: ReportCell,
  LicitacionResumida: TenderSummary,
  Mensaje: Message,
  SeccionDeDossier: DossierSection,
};
