import type { ReportLabel } from '@pliego/contract/areas/reports';
import { readableName } from '#web/lib/readable-name.ts';
import { messageText } from '#web/i18n/message-text.ts';

/** A name as it is shown: of the data as it is, of an institution readable, a word of ours in the language of the screen. */
export function labelText(label: ReportLabel): string {
  if ('mensaje' in label) return messageText(label.mensaje) ?? label.mensaje.code;
  return label.esInstitucion === true ? readableName(label.texto) : label.texto;
}
