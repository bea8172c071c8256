import type { ReportLabel } from '@pliego/contract/areas/reports';
import { messageText } from '#web/i18n/message-text.ts';

/** A name as it is shown: of the data as it is, a word of ours in the language of the screen. */
export const labelText = (label: ReportLabel): string =>
  'texto' in label ? label.texto : (messageText(label.mensaje) ?? label.mensaje.code);
