/** The purpose of a mail, for its file name and the log. */
export type MailPurpose =
  | 'confirmar-correo'
  | 'ya-tienes-cuenta'
  | 'cambiar-contrasena'
  | 'contrasena-cambiada'
  | 'ingresos-fallidos'
  | 'segundo-paso-activado'
  | 'segundo-paso-desactivado';

/** A mail ready to be sent. Its texts may hold a secret: they belong in no log. */
export interface Message {
  purpose: MailPurpose;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written. */
  date: Date;
}

/** Where mails go: a server, a folder, or the memory of a test. */
export interface Mailer {
  send(message: Message): Promise<void>;
}
