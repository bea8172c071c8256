import { fold } from '@pliego/contract/rules/tender-codes';
import type { FileHead } from './file-head.ts';
import { jsonLinesOf } from './file-head.ts';
import type { Json, JsonObject } from './notice.ts';
import { listOf, memberAt, objectOf, objectsOf, textOf } from './read-json.ts';

/** What a file is that we know but do not read: the beginning of a Spanish sentence, or null. */
type Recogniser = (head: FileHead) => string | null;

function startsWith(head: FileHead, ...signature: number[]): boolean {
  return signature.every((byte, index) => head.bytes[index] === byte);
}

function compressed(head: FileHead): string | null {
  if (startsWith(head, 0x1f, 0x8b)) {
    return 'Parece un archivo comprimido con gzip (.gz): descomprímelo e importa lo que trae dentro.';
  }
  if (!startsWith(head, 0x50, 0x4b)) return null;
  const names = new TextDecoder('windows-1252').decode(head.bytes);
  return /xl\/|\[Content_Types\]/.test(names)
    ? 'Parece una planilla de Excel: ábrela, guárdala como CSV y, si es la de licitaciones de Mercado Público, importa ese CSV.'
    : 'Parece un archivo comprimido (.zip): descomprímelo e importa lo que trae dentro.';
}

function document(head: FileHead): string | null {
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) {
    return 'Parece un documento PDF, y de un PDF no se pueden sacar licitaciones.';
  }
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    return 'Parece un documento antiguo de Office (.xls o .doc): guárdalo como CSV e impórtalo así.';
  }
  return null;
}

function markup(head: FileHead): string | null {
  const start = head.text.trimStart().slice(0, 4000);
  if (!start.startsWith('<')) return null;
  if (/<!doctype html|<html/i.test(start)) {
    return 'Parece una página web, no un archivo de datos: revisa que la descarga haya terminado bien.';
  }
  if (/<(?:\w+:)?feed[\s>]/.test(start)) {
    return 'Parece una sindicación Atom, como las de la Plataforma de Contratación del Sector Público de España, que todavía no se puede leer.';
  }
  return 'Parece un archivo XML, que todavía no se puede leer.';
}

function portalError({ json }: FileHead): string | null {
  const code = textOf(memberAt(json, 'Codigo'));
  const message = textOf(memberAt(json, 'Mensaje'));
  if (message === null || memberAt(json, 'Listado') !== undefined) return null;
  const number = code === null ? '' : ` (código ${code})`;
  return `No trae licitaciones: es un mensaje de error de Mercado Público${number}: «${message}» Vuelve a hacer la consulta e importa su respuesta.`;
}

function isAgile(notice: JsonObject): boolean {
  const code = textOf(notice['codigo']) ?? '';
  return /-COT\d{2}$/.test(code) || 'convocatoria' in notice || 'estadoConvocatoria' in notice;
}

function agilePurchases(head: FileHead): string | null {
  const { json } = head;
  const notices = [
    ...jsonLinesOf(head),
    ...objectsOf(json),
    ...objectsOf(memberAt(json, 'payload', 'resultados')),
    ...objectsOf(memberAt(json, 'payload', 'items')),
  ];
  return notices.some(isAgile)
    ? 'Parece un listado de Compra Ágil, que todavía no se puede leer.'
    : null;
}

function orders({ json }: FileHead): string | null {
  const listed = objectsOf(memberAt(json, 'Listado'));
  return listed.some((order) => 'Codigo' in order && !('CodigoExterno' in order))
    ? 'Parecen órdenes de compra de Mercado Público, que todavía no se pueden leer.'
    : null;
}

function looseTenders({ json }: FileHead): string | null {
  const loose = Array.isArray(json) ? objectsOf(json) : objectsOf(objectOf(json) ?? undefined);
  return loose.some((tender) => 'CodigoExterno' in tender)
    ? 'Parecen licitaciones de Mercado Público sin la respuesta que las envuelve: importa la respuesta completa, la que trae «FechaCreacion» y «Listado».'
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

function otherTable({ text, lines }: FileHead): string | null {
  const [header] = lines;
  if (header === undefined || text.includes('\u0000')) return null;
  const separator = [';', ',', '\t'].find((candidate) => header.includes(candidate));
  if (separator === undefined) return null;
  const columns = header.split(separator).map((name) => fold(name.replaceAll('"', '')));
  if (columns.includes('idlicitacion')) {
    return 'Parece la planilla que se exporta desde el buscador de Mercado Público, que todavía no se puede leer.';
  }
  if (columns.includes('ocid')) {
    return 'Parece una planilla CSV con datos OCDS: importa los mismos datos en JSON.';
  }
  const some = columns.filter((name) => name !== '').slice(0, 4);
  return `Parece una planilla CSV, pero sus columnas (${some.join(', ')}…) no son las de licitaciones de Mercado Público.`;
}

/** In the order they are asked; the first that knows the file speaks. */
const recognisers: Recogniser[] = [
  compressed,
  document,
  markup,
  portalError,
  orders,
  agilePurchases,
  looseTenders,
  otherJson,
  otherTable,
];

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
