import type { FileFormat, FormatId } from './file-format.ts';
import type { FileHead } from './file-head.ts';
import { fileFormats } from './formats.ts';
import { describeUnsupported } from './unsupported.ts';

/** What a file is, by its content alone. Refusals carry a Spanish sentence the person can act on. */
export type Detection =
  | { kind: 'recognised'; format: FormatId; label: string }
  | { kind: 'refused'; code: 'archivo-vacio' | 'archivo-no-reconocido'; reason: string };

/** A detection together with the reader of the format. */
export type FormatFound =
  | { kind: 'recognised'; format: FileFormat }
  | Extract<Detection, { kind: 'refused' }>;

const labels = fileFormats.map(({ label }) => label);
const importable = `Lo que se puede importar: ${labels.join('; ')}.`;

/** The format of a file from its first bytes (up to 64 KB are looked at). */
export function findFormat(head: FileHead): FormatFound {
  if (head.bytes.length === 0) {
    return {
      kind: 'refused',
      code: 'archivo-vacio',
      reason: 'El archivo está vacío: pesa 0 bytes.',
    };
  }
  if (head.lines.length === 0 && head.whole) {
    return { kind: 'refused', code: 'archivo-vacio', reason: 'El archivo solo trae espacios.' };
  }
  for (const format of fileFormats) {
    const recognition = format.recognise(head);
    if (recognition === true) return { kind: 'recognised', format };
    if (recognition !== false) {
      return { kind: 'refused', code: 'archivo-no-reconocido', reason: recognition.reason };
    }
  }
  const reason = `${describeUnsupported(head)} ${importable}`;
  return { kind: 'refused', code: 'archivo-no-reconocido', reason };
}

/** Recognises a file by its content, never by its name. */
export function detect(head: FileHead): Detection {
  const found = findFormat(head);
  if (found.kind === 'refused') return found;
  return { kind: 'recognised', format: found.format.id, label: found.format.label };
}
