import type { milestoneNames as spanish } from '@pliego/contract/messages/milestones.es';

/** What the dates of a source are called, on the screens and in notices. */
export const milestoneNames: Record<keyof typeof spanish, string> = {
  creacion: 'Created',
  publicacion: 'Published',
  inicioPreguntas: 'Questions open',
  finPreguntas: 'Questions close',
  respuestas: 'Answers published',
  visitaTerreno: 'Site visit',
  entregaAntecedentes: 'Supporting documents due',
  soporteFisico: 'Physical submission due',
  cierre: 'Closing',
  cierreSegundoLlamado: 'Closing of the second call',
  aperturaTecnica: 'Technical bid opening',
  aperturaEconomica: 'Financial bid opening',
  tiempoEvaluacion: 'Evaluation ends',
  adjudicacionEstimada: 'Award (estimated)',
  adjudicacion: 'Award',
  firmaEstimada: 'Contract signature (estimated)',
  inicioContrato: 'Contract starts',
  finContrato: 'Contract ends',
  acto: 'Change of status',
};
