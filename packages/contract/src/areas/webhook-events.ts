/** What a webhook can be told of. A kind groups what a reader of the events would treat alike. */
export const webhookEventKinds = [
  'licitacion.cierre',
  'licitacion.estado',
  'licitacion.adjudicacion',
  'licitacion.documentos',
  'licitacion.cambio',
  'expediente.etapa',
  'expediente.propuesta',
  'expediente.responsable',
  'expediente.decision',
  'expediente.comentario',
  'expediente.tarea',
  'expediente.adjunto',
  'expediente.orden',
  'expediente.datos',
] as const;
export type WebhookEventKind = (typeof webhookEventKinds)[number];

/** What is sent: an event, or the trial that a person asks for. */
export const webhookSentKinds = [...webhookEventKinds, 'prueba'] as const;
export type WebhookSentKind = (typeof webhookSentKinds)[number];
