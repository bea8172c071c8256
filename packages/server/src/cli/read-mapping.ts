import { readFile } from 'node:fs/promises';
import { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { portalZone } from '@pliego/contract/rules/santiago-time';
import * as z from 'zod';
import { Misuse } from './command.ts';

/** What a mapping says where its file does not: dates and decimals as Chile writes them, and nothing assumed. */
const usual = {
  formatoFecha: 'dd/mm/aaaa',
  decimal: 'coma',
  monedaPorDefecto: null,
  estadoPorDefecto: null,
  zona: portalZone,
  datosAl: null,
};

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch {
    throw new Misuse(`No se puede leer «${path}» como un mapeo: no está, o no es JSON.`);
  }
}

/** The mapping in a file; throws Misuse where it is none. */
export async function readMapping(path: string): Promise<SpreadsheetMapping> {
  const given = z.looseObject({}).safeParse(await jsonIn(path));
  const read = z.safeParse(SpreadsheetMapping, { ...usual, ...given.data });
  if (read.success) return read.data;
  const places = new Set(read.error.issues.map((issue) => `«${issue.path.join('.')}»`));
  throw new Misuse(
    `El mapeo de «${path}» no sirve: revisa ${[...places].join(', ')}. Necesita al menos las columnas de código y de nombre.`,
  );
}
