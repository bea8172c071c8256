/** What a person is told of. Each kind has its own settings. */
export const noticeKinds = [
  'asignada',
  'mencion',
  'comentario',
  'cambio-grave',
  'cambio',
  'cierre-cerca',
  'fecha-cerca',
  'tarea-cerca',
  'plazo-legal',
  'propuesta',
  'etapa',
  'vista',
  'exportacion',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a kind is mailed: at once, in the digest of the business day, or not at all. */
export const mailChannels = ['al-tiro', 'resumen', 'nunca'] as const;
export type MailChannel = (typeof mailChannels)[number];

export interface NoticeSetting {
  app: boolean;
  correo: MailChannel;
}

/** What holds until a person chooses otherwise: grave and personal things at once, the rest in the digest. */
export const defaultNoticeSettings: Readonly<Record<NoticeKind, NoticeSetting>> = {
  asignada: { app: true, correo: 'al-tiro' },
  mencion: { app: true, correo: 'al-tiro' },
  comentario: { app: true, correo: 'resumen' },
  'cambio-grave': { app: true, correo: 'al-tiro' },
  cambio: { app: true, correo: 'resumen' },
  'cierre-cerca': { app: true, correo: 'resumen' },
  'fecha-cerca': { app: true, correo: 'resumen' },
  'tarea-cerca': { app: true, correo: 'resumen' },
  'plazo-legal': { app: true, correo: 'resumen' },
  propuesta: { app: true, correo: 'resumen' },
  etapa: { app: true, correo: 'nunca' },
  // How often is said where the alert is made.
  vista: { app: true, correo: 'al-tiro' },
  exportacion: { app: true, correo: 'al-tiro' },
};
