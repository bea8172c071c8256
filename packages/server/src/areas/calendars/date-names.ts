import type { DateKind } from '@pliego/contract/areas/deadlines';

/** How a date is called in front of the name of its tender. Calendars are read outside of the product, in Spanish. */
export const dateNames: Record<DateKind, string> = {
  creacion: 'Creación',
  publicacion: 'Publicación',
  inicioPreguntas: 'Inicio de preguntas',
  finPreguntas: 'Fin de preguntas',
  respuestas: 'Respuestas',
  visitaTerreno: 'Visita a terreno',
  entregaAntecedentes: 'Entrega de antecedentes',
  soporteFisico: 'Entrega en soporte físico',
  cierre: 'Cierre',
  cierreSegundoLlamado: 'Cierre del segundo llamado',
  aperturaTecnica: 'Apertura técnica',
  aperturaEconomica: 'Apertura económica',
  tiempoEvaluacion: 'Evaluación',
  adjudicacionEstimada: 'Adjudicación estimada',
  adjudicacion: 'Adjudicación',
  firmaEstimada: 'Firma estimada',
  inicioContrato: 'Inicio del contrato',
  finContrato: 'Fin del contrato',
  acto: 'Acto',
  interno: 'Plazo interno',
  tarea: 'Tarea',
  proximaAccion: 'Próxima acción',
  plazoLegal: 'Plazo legal',
};
