import { readFile } from 'node:fs/promises';
import { check } from '@pliego/contract/check';
import { indexProducts } from '@pliego/matching/product-index';
import type { Match } from '@pliego/matching/match';
import { MatchLine, MatchProduct } from '@pliego/matching/shapes';
import type * as z from 'zod/mini';
import { textOf } from '#server/texts/text-of.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';

interface Row {
  number: number;
  /** Undefined where the row is not JSON. */
  value: unknown;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rows of a JSON list, or of JSON Lines. */
async function rowsIn(path: string): Promise<Row[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Misuse(`No se puede leer «${path}».`);
  });
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('[')) {
    const whole = jsonOf(trimmed);
    if (!Array.isArray(whole)) throw new Misuse(`«${path}» no es JSON válido.`);
    return whole.map((value: unknown, at) => ({ number: at + 1, value }));
  }
  return trimmed
    .split('\n')
    .map((line, at) => ({ number: at + 1, line }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ number, line }) => ({ number, value: jsonOf(line) }));
}

/** The rows that fit a schema; the others are reported with their number and skipped, as are repeated keys. */
function readRows<Value>(
  rows: readonly Row[],
  schema: z.ZodMiniType<Value>,
  keyOf: (value: Value) => string,
  tell: (number: number, why: string) => void,
): Value[] {
  const found = new Map<string, Value>();
  for (const { number, value } of rows) {
    const checked = check(schema, value);
    if (value === undefined) tell(number, 'no es JSON válido.');
    else if (!checked.success) {
      const reasons = Object.entries(checked.fieldErrors);
      tell(number, reasons.map(([field, why]) => `${field}: ${textOf(why)}`).join(' '));
    } else if (found.has(keyOf(checked.data))) {
      tell(number, `«${keyOf(checked.data)}» ya estaba en otra fila.`);
    } else found.set(keyOf(checked.data), checked.data);
  }
  return [...found.values()];
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

/** Writes one line of JSON, and waits where whoever reads is slower. */
async function writeLine(out: Terminal['out'], value: unknown): Promise<void> {
  if (out.write(`${JSON.stringify(value)}\n`)) return;
  await new Promise<void>((resolve) => {
    out.once('drain', resolve);
  });
}

async function run(args: string[], { pathOf, out, err }: Terminal): Promise<number> {
  const { values } = readArguments(args, {
    options: {
      productos: { type: 'string' },
      lineas: { type: 'string' },
      casi: { type: 'boolean' },
    },
    positionals: 0,
  });
  const { productos, lineas, casi = false } = values;
  if (productos === undefined || lineas === undefined) throw new Misuse();
  const teller = (file: string) => (number: number, why: string) => {
    err.write(`${file}, fila ${number}: ${why}\n`);
  };
  const products = readRows(
    await rowsIn(pathOf(productos)),
    MatchProduct,
    ({ sku }) => sku,
    teller('Productos'),
  );
  const lines = readRows(
    await rowsIn(pathOf(lineas)),
    MatchLine,
    ({ lineId }) => lineId,
    teller('Líneas'),
  );
  const index = indexProducts(products);
  const bySku = new Map<string, Match[]>(products.map(({ sku }) => [sku, []]));
  for (const line of lines) {
    for (const match of index.matchesOf(line)) {
      if (casi || match.verdict === 'calza') bySku.get(match.sku)?.push(match);
    }
  }
  for (const matches of bySku.values()) {
    matches.sort((a, b) => b.score - a.score);
    for (const match of matches) await writeLine(out, outputOf(match));
  }
  return products.length === 0 || lines.length === 0 ? exitCodes.refused : exitCodes.done;
}

export const matchCommand: Command = {
  name: 'match',
  usage: '--productos <archivo> --lineas <archivo> [--casi]',
  summary: 'muestra qué líneas de licitaciones calzan con cada producto, y por qué',
  details: [
    'Los archivos son una lista JSON, o JSON Lines. No usa la base de datos.',
    'Producto: sku, nombre, descripcion, unspsc, palabrasClave, palabrasExcluidas, marcas, unidad, regiones,',
    '          montoMinimo, montoMaximo, plazoDias, activo.',
    'Línea:    lineId, tenderTitle, lineText, unspsc, unspscName, unidad, cantidad, region, monto, plazoDias.',
    'Escribe un objeto JSON por producto y línea, de mayor a menor puntaje; con --casi, también lo que casi calza',
    'y por qué no. Las filas que no sirven se dicen en la salida de errores y se saltan.',
  ],
  run,
};
