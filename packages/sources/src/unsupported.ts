import { foldText } from '@pliego/contract/rules/fold-text';
import type { FileHead } from './file-head.ts';
import type { Json } from './notice.ts';
import { listOf, objectOf, objectsOf } from './read-json.ts';
import { describeXml } from './xml/describe-xml.ts';
import { type ReadingMessage, readingMessage } from './reading-message.ts';

/** What a file is that we know but do not read, or null. */
type Recogniser = (head: FileHead) => ReadingMessage | null;

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

function compressed(head: FileHead): ReadingMessage | null {
  const isTar = head.text.slice(257, 262) === 'ustar';
  const other = otherArchives.find(([, signature]) => startsWith(head, ...signature));
  const kind = isTar ? '.tar' : other?.[0];
  if (kind !== undefined) return readingMessage('otro-comprimido', { tipo: kind });
  return startsWith(head, 0x50, 0x4b) ? readingMessage('zip-en-volumenes') : null;
}

/** Where the files of a package of Office begin that are of no sheet: of a cut one they may be all that is left. */
const packageParts = /^(?:docProps|_rels|customXml)\/|^\[Content_Types\]\.xml$/i;

/** Whether a zip that is cut was a workbook: by the files that are left, or by its name where none is. */
function isCutWorkbook(archive: string, names: readonly string[]): boolean {
  const left = names.filter((name) => name !== '');
  return left.length === 0
    ? /\.xls[xm]?$/i.test(archive)
    : left.every((name) => packageParts.test(name));
}

/**
 * What a zip is that holds something else than files to import, by their names; null for an archive.
 *
 * @param archive Its own name.
 * @param isCut Whether its directory is lost.
 */
export function describeOtherZip(
  archive: string,
  names: readonly string[],
  isCut: boolean,
): ReadingMessage | null {
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (some(/^xl\/workbook\.bin$/i)) return readingMessage('excel-binario');
  if (some(/^xl\//i)) return readingMessage('excel-cortado');
  if (some(/^word\/|^ppt\//i)) return readingMessage('documento-office');
  if (names.includes('[Content_Types].xml')) return readingMessage('excel-cortado');
  if (isCut && isCutWorkbook(archive, names)) return readingMessage('excel-cortado');
  return names.includes('mimetype') && names.includes('content.xml')
    ? readingMessage('documento-libreoffice')
    : null;
}

function document(head: FileHead): ReadingMessage | null {
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) return readingMessage('documento-pdf');
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    return readingMessage('documento-office-antiguo');
  }
  return null;
}

function markup(head: FileHead): ReadingMessage | null {
  const text = head.text.trimStart();
  if (!text.startsWith('<')) return null;
  if (/<!doctype html|<html/i.test(text.slice(0, 4000))) return readingMessage('pagina-web');
  return describeXml(head);
}

/** A list with tenders of Mercado Público among other things. */
export function isMixedList({ json }: FileHead): boolean {
  return Array.isArray(json) && objectsOf(json).some((tender) => 'CodigoExterno' in tender);
}

function someLoose(head: FileHead): ReadingMessage | null {
  return isMixedList(head) ? readingMessage('json-lista-mezclada') : null;
}

function otherJson({ json, whole }: FileHead): ReadingMessage | null {
  if (json === undefined) return null;
  if (Array.isArray(json) && json.length === 0 && whole) return readingMessage('json-lista-vacia');
  return kindOfJson(json);
}

function kindOfJson(json: Json): ReadingMessage {
  const keys = Object.keys(objectOf(json) ?? objectOf(listOf(json)[0]) ?? {}).slice(0, 4);
  if (keys.length === 0) return readingMessage('json-desconocido');
  return readingMessage('json-desconocido-con-claves', {
    claves: keys.map((key) => `«${key}»`).join(', '),
  });
}

/** A header alone, or a text with separators but without a header. */
function otherTable({ text, lines }: FileHead): ReadingMessage | null {
  const [header] = lines;
  if (header === undefined || text.includes('\u0000')) return null;
  const separator = [';', ',', '\t'].find((candidate) => header.includes(candidate));
  if (separator === undefined) return null;
  const some = header
    .split(separator)
    .map((name) => foldText(name.replaceAll('"', '')).slice(0, 60))
    .filter((name) => name !== '')
    .slice(0, 4);
  return readingMessage('csv-sin-encabezado', { columnas: some.join(', ') });
}

/** In order; the first that recognises the file gives the reason. */
const recognisers: Recogniser[] = [compressed, document, markup, someLoose, otherJson, otherTable];

/** What a file that no format claims seems to be. */
export function describeUnsupported(head: FileHead): ReadingMessage {
  for (const recognise of recognisers) {
    const description = recognise(head);
    if (description !== null) return description;
  }
  return readingMessage(
    head.text.includes('\u0000') ? 'binario-no-reconocido' : 'contenido-no-reconocido',
  );
}
