/** The purposes of mails, for their file names and the log. */
export const mailPurposes = [
  'confirmar-correo',
  'correo-nuevo',
  'correo-cambiado',
  'cuenta-eliminada',
  'ya-tienes-cuenta',
  'cambiar-contrasena',
  'contrasena-cambiada',
  'ingresos-fallidos',
  'segundo-paso-activado',
  'segundo-paso-desactivado',
  'llave-agregada',
  'llave-quitada',
  'invitacion',
  'aviso',
  'resumen',
  'webhook-apagado',
  'empresa-cerrada',
  'empresa-reabierta',
  'reporte',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  type: string;
  base64: string;
}

/** A mail ready to be sent. Its texts may hold a secret: they belong in no log. */
export interface Message {
  purpose: MailPurpose;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written. */
  date: Date;
  /** Headers besides the usual ones. */
  headers?: Record<string, string> | undefined;
  attachments?: readonly Attachment[] | undefined;
}

/** Files as the library that writes mails takes them. */
export const attachedFiles = ({ attachments = [] }: Message) =>
  attachments.map(({ name, type, base64 }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(base64, 'base64'),
  }));

/** Where mails go: a server, a folder, or the memory of a test. */
export interface Mailer {
  send(message: Message): Promise<void>;
}
