import type { MilestoneKind } from '../areas/tender-shapes.ts';

/** What the dates of a source are called, on the screens and in calendars that subscribe. */
export const milestoneNames: Record<MilestoneKind, string> = {
  creacion: 'Creación',
  publicacion: 'Publicación',
  inicioPreguntas: 'Inicio de preguntas',
  finPreguntas: 'Fin de preguntas',
  respuestas: 'Publicación de respuestas',
  visitaTerreno: 'Visita a terreno',
  entregaAntecedentes: 'Entrega de antecedentes',
  soporteFisico: 'Entrega en soporte físico',
  cierre: 'Cierre',
  cierreSegundoLlamado: 'Cierre del segundo llamado',
  aperturaTecnica: 'Apertura técnica',
  aperturaEconomica: 'Apertura económica',
  tiempoEvaluacion: 'Fin de la evaluación',
  adjudicacionEstimada: 'Adjudicación (estimada)',
  adjudicacion: 'Adjudicación',
  firmaEstimada: 'Firma del contrato (estimada)',
  inicioContrato: 'Inicio del contrato',
  finContrato: 'Fin del contrato',
  acto: 'Cambio de estado',
};
