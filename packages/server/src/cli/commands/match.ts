import { createReadStream } from 'node:fs';
import { check } from '@pliego/contract/check';
import { indexProducts } from '@pliego/matching/product-index';
import type { Match } from '@pliego/matching/match';
import { MatchLine, MatchProduct } from '@pliego/matching/shapes';
import * as z from 'zod/mini';
import { textOf } from '#server/texts/text-of.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { jsonRows } from '../json-rows.ts';

/** Words or phrases that mean the same. */
const Group = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)));

/** What is written for the standard input instead of a file. */
const standardInput = '-';

/** The bytes of a file; that it cannot be read is told in Spanish. */
async function* bytesOf(path: string, { pathOf, input }: Terminal): AsyncGenerator<Uint8Array> {
  const stream = path === standardInput ? input : createReadStream(pathOf(path));
  try {
    for await (const chunk of stream) {
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    }
  } catch {
    throw new Misuse(`No se puede leer «${path}».`);
  }
}

/** The values that fit a schema; the others are told with their number and skipped, as are repeated keys. */
async function* readValues<Value>(
  bytes: AsyncIterable<Uint8Array>,
  schema: z.ZodMiniType<Value>,
  keyOf: (value: Value) => string,
  tell: (what: string) => void,
): AsyncGenerator<Value> {
  const keys = new Set<string>();
  for await (const row of jsonRows(bytes)) {
    if ('brokenAfter' in row) {
      tell(`el archivo se corta o deja de ser JSON después de la fila ${row.brokenAfter}.`);
      continue;
    }
    const { number, value } = row;
    const checked = check(schema, value);
    if (value === undefined) tell(`fila ${number}: no es JSON válido.`);
    else if (!checked.success) {
      const reasons = Object.entries(checked.fieldErrors);
      const told = reasons.map(([field, why]) => `${field}: ${textOf(why)}`).join(' ');
      tell(`fila ${number}: ${told === '' ? 'no es un objeto JSON.' : told}`);
    } else if (keys.has(keyOf(checked.data))) {
      tell(`fila ${number}: «${keyOf(checked.data)}» ya estaba en otra fila.`);
    } else {
      keys.add(keyOf(checked.data));
      yield checked.data;
    }
  }
}

/** The lists of words that mean the same; what is no list of words is told and skipped. */
async function readGroups(
  path: string,
  terminal: Terminal,
  tell: (what: string) => void,
): Promise<string[][]> {
  const groups: string[][] = [];
  for await (const group of readValues(bytesOf(path, terminal), Group, String, tell)) {
    groups.push(group);
  }
  return groups;
}

const outputOf = (match: Match) => ({
  sku: match.sku,
  lineId: match.lineId,
  puntaje: match.score,
  calce: match.verdict === 'calza',
  requisitos: match.eligibility,
  motivos: match.parts.map(({ points, reason }) => ({ puntos: points, motivo: textOf(reason) })),
  verificado: match.checked.map(textOf),
  porQueNo: match.whyNot.map(textOf),
  version: match.version,
});

/** Writes one line, and waits where the reader of the output is slower. */
async function writeLine(out: Terminal['out'], text: string): Promise<void> {
  if (out.write(`${text}\n`)) return;
  await new Promise<void>((resolve) => {
    out.once('drain', resolve);
  });
}

/** A match as it is written, until all lines are read: the best of a product come first. */
interface Scored {
  score: number;
  text: string;
}

async function run(args: string[], terminal: Terminal): Promise<number> {
  const { out, err } = terminal;
  const { values } = readArguments(args, {
    options: {
      productos: { type: 'string' },
      lineas: { type: 'string' },
      sinonimos: { type: 'string' },
      casi: { type: 'boolean' },
    },
    positionals: 0,
  });
  const { productos, lineas, sinonimos, casi = false } = values;
  if (productos === undefined || lineas === undefined) throw new Misuse();
  if (productos === standardInput && lineas === standardInput) {
    throw new Misuse('Solo uno de los dos archivos puede venir por la entrada estándar.');
  }
  const teller = (file: string) => (what: string) => {
    err.write(`${file}, ${what}\n`);
  };
  const products: MatchProduct[] = [];
  const source = bytesOf(productos, terminal);
  for await (const product of readValues(
    source,
    MatchProduct,
    ({ sku }) => sku,
    teller('Productos'),
  )) {
    products.push(product);
  }
  if (products.length === 0) {
    err.write('Productos: no hay ninguno que comparar.\n');
    return exitCodes.refused;
  }
  const groups =
    sinonimos === undefined ? [] : await readGroups(sinonimos, terminal, teller('Sinónimos'));
  const index = indexProducts(products, { groups });
  const bySku = new Map<string, Scored[]>(products.map(({ sku }) => [sku, []]));
  let count = 0;
  const lines = bytesOf(lineas, terminal);
  for await (const line of readValues(lines, MatchLine, ({ lineId }) => lineId, teller('Líneas'))) {
    count += 1;
    for (const match of index.matchesOf(line)) {
      if (!casi && match.verdict !== 'calza') continue;
      bySku.get(match.sku)?.push({ score: match.score, text: JSON.stringify(outputOf(match)) });
    }
  }
  if (count === 0) {
    err.write('Líneas: no hay ninguna que comparar.\n');
    return exitCodes.refused;
  }
  for (const matches of bySku.values()) {
    matches.sort((a, b) => b.score - a.score);
    for (const { text } of matches) await writeLine(out, text);
  }
  return exitCodes.done;
}

export const matchCommand: Command = {
  name: 'match',
  usage: '--productos <archivo> --lineas <archivo> [--sinonimos <archivo>] [--casi]',
  summary: 'muestra qué líneas de licitaciones calzan con cada producto, y por qué',
  details: [
    'Los archivos son una lista JSON, o JSON Lines; «-» es la entrada estándar. Se leen de a poco, así que pueden',
    'ser grandes. No usa la base de datos ni el servidor.',
    'Producto: sku, nombre, descripcion, unspsc, palabrasClave, palabrasExcluidas, marcas, unidad, regiones,',
    '          montoMinimo, montoMaximo, plazoDias, activo.',
    'Línea:    lineId, tenderTitle, lineText, unspsc, unspscName, unidad, cantidad, region, monto, plazoDias.',
    'Sinónimos: una lista de listas, [["mascarilla", "tapabocas"], …]; cada lista son palabras o frases que significan lo mismo.',
    'Escribe un objeto JSON por producto y línea, de mayor a menor puntaje; con --casi, también lo que casi calza',
    'y por qué no. Las filas que no sirven se dicen en la salida de errores y se saltan; los números también pueden',
    'venir como texto, y null es lo mismo que no estar.',
    'Termina con 0 si comparó algo, con 1 si no se entendió o no se pudo leer un archivo, y con 2 si ninguna fila de',
    'productos o de líneas sirve.',
  ],
  run,
};
