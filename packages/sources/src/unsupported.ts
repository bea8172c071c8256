import { fold } from '@pliego/contract/rules/tender-codes';
import type { FileHead } from './file-head.ts';
import type { Json } from './notice.ts';
import { listOf, objectOf, objectsOf } from './read-json.ts';
import { describeXml } from './xml/describe-xml.ts';

/** What a file is that we know but do not read: the beginning of a Spanish sentence, or null. */
type Recogniser = (head: FileHead) => string | null;

function startsWith(head: FileHead, ...signature: number[]): boolean {
  return signature.every((byte, index) => head.bytes[index] === byte);
}

/** Kinds of archive that are not read, by how their files begin. */
const otherArchives: [string, number[]][] = [
  ['.rar', [0x52, 0x61, 0x72, 0x21]],
  ['.7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['.bz2', [0x42, 0x5a, 0x68]],
  ['.xz', [0xfd, 0x37, 0x7a, 0x58]],
  ['.zst', [0x28, 0xb5, 0x2f, 0xfd]],
];

function compressed(head: FileHead): string | null {
  const isTar = head.text.slice(257, 262) === 'ustar';
  const other = otherArchives.find(([, signature]) => startsWith(head, ...signature));
  const kind = isTar ? '.tar' : other?.[0];
  if (kind !== undefined) {
    return `Parece un archivo comprimido ${kind}, que no se puede abrir: descomprímelo e importa lo que trae, o comprímelo como .zip o .gz.`;
  }
  return startsWith(head, 0x50, 0x4b)
    ? 'Parece una parte de un archivo comprimido (.zip) en varios volúmenes: júntalos, descomprímelos e importa lo que traen.'
    : null;
}

/** What a zip is that holds something else than files to import, by their names; null for an archive. */
export function describeOtherZip(names: readonly string[]): string | null {
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (some(/^xl\/workbook\.bin$/i)) {
    return 'Parece un libro binario de Excel (.xlsb): ábrelo, guárdalo como .xlsx e impórtalo así.';
  }
  if (some(/^xl\//i)) {
    return 'Parece una planilla de Excel cortada o dañada: ábrela, guárdala de nuevo e impórtala otra vez.';
  }
  if (some(/^word\/|^ppt\//i)) {
    return 'Parece un documento de Office, y de él no se pueden sacar licitaciones: importa una planilla o un archivo de datos.';
  }
  return names.includes('mimetype') && names.includes('content.xml')
    ? 'Parece un documento de LibreOffice (.ods u otro): si es una planilla, guárdala como .xlsx o como CSV e impórtala así.'
    : null;
}

function document(head: FileHead): string | null {
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) {
    return 'Parece un documento PDF, y de un PDF no se pueden sacar licitaciones.';
  }
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    return 'Parece un documento antiguo de Office (.xls o .doc), o una planilla con contraseña: si es una planilla, ábrela en Excel, guárdala como «Libro de Excel (.xlsx)» sin contraseña e impórtala así.';
  }
  return null;
}

function markup(head: FileHead): string | null {
  const text = head.text.trimStart();
  if (!text.startsWith('<')) return null;
  if (/<!doctype html|<html/i.test(text.slice(0, 4000))) {
    return 'Parece una página web, no un archivo de datos: revisa que la descarga haya terminado bien.';
  }
  return describeXml(head);
}

function someLoose({ json }: FileHead): string | null {
  return Array.isArray(json) && objectsOf(json).some((tender) => 'CodigoExterno' in tender)
    ? 'Parece una lista con licitaciones de Mercado Público entre otras cosas: importa la respuesta completa, la que trae «FechaCreacion» y «Listado».'
    : null;
}

function otherJson({ json, whole }: FileHead): string | null {
  if (json === undefined) return null;
  if (Array.isArray(json) && json.length === 0 && whole) {
    return 'Es una lista JSON vacía: no trae ningún registro.';
  }
  return kindOfJson(json);
}

function kindOfJson(json: Json): string {
  const keys = Object.keys(objectOf(json) ?? objectOf(listOf(json)[0]) ?? {}).slice(0, 4);
  const seen =
    keys.length === 0 ? '' : ` (empieza con ${keys.map((key) => `«${key}»`).join(', ')})`;
  return `Es un archivo JSON, pero no de los que se pueden leer${seen}.`;
}

/** A header alone, or a text with separators that no header stands over. */
function otherTable({ text, lines }: FileHead): string | null {
  const [header] = lines;
  if (header === undefined || text.includes('\u0000')) return null;
  const separator = [';', ',', '\t'].find((candidate) => header.includes(candidate));
  if (separator === undefined) return null;
  const some = header
    .split(separator)
    .map((name) => fold(name.replaceAll('"', '')).slice(0, 60))
    .filter((name) => name !== '')
    .slice(0, 4);
  return `Parece una planilla CSV (${some.join(', ')}…), pero no se encuentra una fila con los nombres de las columnas y datos debajo: agrégala e impórtala de nuevo.`;
}

/** In the order they are asked; the first that knows the file speaks. */
const recognisers: Recogniser[] = [compressed, document, markup, someLoose, otherJson, otherTable];

/** What a file that no format claims seems to be, as a Spanish sentence. */
export function describeUnsupported(head: FileHead): string {
  for (const recognise of recognisers) {
    const description = recognise(head);
    if (description !== null) return description;
  }
  return head.text.includes('\u0000')
    ? 'Es un archivo binario que no se reconoce.'
    : 'El contenido no se reconoce como ningún formato de datos conocido.';
}
