import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import { importPaths } from '@pliego/server/operator/import-paths';
import { type Figure, whole } from './measure.ts';
import { realCsvFolder, withDatabase } from './environment.ts';

const aim = 3_000;

/** Rows a second of a file or folder, from the first byte to the last commit, and how many there were. */
function importRate(
  path: string,
  mapping?: SpreadsheetMapping,
): Promise<{ rows: number; perSecond: number }> {
  return withDatabase(async ({ database }) => {
    let rows = 0;
    let inFile = 0;
    const started = performance.now();
    let ended = started;
    const tell: Parameters<typeof importPaths>[2] = (event) => {
      if (event.kind === 'progress') inFile = event.progress.read;
      if (event.kind !== 'end') return;
      rows += inFile;
      ended = performance.now();
    };
    await importPaths({ database, now: () => new Date() }, [path], tell, mapping);
    return { rows, perSecond: rows / ((ended - started) / 1000) };
  });
}

/** How the columns of the real CSV are called in a table that nobody knows. */
const unknownNames = {
  codigo: 'Folio',
  nombre: 'Proyecto',
  institucion_nombre: 'Mandante',
  institucion_rut: 'RUT del mandante',
  unidad: 'Depto.',
  comuna: 'Ciudad',
  region: 'Zona',
  tipo: 'Clase',
  descripcion: 'Detalles',
  fecha_inicio: 'Sale el',
  fecha_final: 'Cierra el',
  monto_estimado: 'Plata',
  unidad_monetaria: 'Divisa',
} as const;

const mapping: SpreadsheetMapping = {
  columnas: {
    codigo: unknownNames.codigo,
    nombre: unknownNames.nombre,
    comprador: unknownNames.institucion_nombre,
    rutComprador: unknownNames.institucion_rut,
    unidadCompra: unknownNames.unidad,
    comuna: unknownNames.comuna,
    region: unknownNames.region,
    tipo: unknownNames.tipo,
    descripcion: unknownNames.descripcion,
    publicacion: unknownNames.fecha_inicio,
    cierre: unknownNames.fecha_final,
    monto: unknownNames.monto_estimado,
    moneda: unknownNames.unidad_monetaria,
  },
  formatoFecha: 'aaaa-mm-dd',
  decimal: 'punto',
  monedaPorDefecto: null,
  estadoPorDefecto: 'publicada',
  zona: 'America/Santiago',
  datosAl: null,
};

/** The same rows as a known table and, with other names of columns, as one that is read by a mapping. */
async function mappedFigure(folder: string): Promise<Figure> {
  const scratch = mkdtempSync(join(tmpdir(), 'pliego-bench-csv-'));
  try {
    const text = readFileSync(join(folder, 'publicadas.csv'), 'utf8');
    const end = text.indexOf('\n');
    const header = text
      .slice(0, end)
      .split(';')
      .map(
        (name) => new Map(Object.entries(unknownNames)).get(name.replace('\u{feff}', '')) ?? name,
      );
    mkdirSync(join(scratch, 'known'));
    const known = join(scratch, 'known', 'publicadas.csv');
    const mapped = join(scratch, 'nuestras.csv');
    writeFileSync(known, text);
    writeFileSync(mapped, header.join(';') + text.slice(end));
    const [plain, ours] = [await importRate(known), await importRate(mapped, mapping)];
    const share = ours.perSecond / plain.perSecond;
    return {
      what: `Importar ${whole(ours.rows)} filas con un mapeo, junto a las mismas en su formato`,
      measured: `${whole(ours.perSecond)} y ${whole(plain.perSecond)} filas/s (${share.toFixed(2)})`,
      aim: '≥ 0,8',
      met: share >= 0.8,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** How fast the folder of real CSV files is imported, and how fast a table of unknown columns is. */
export async function ingestFigures(): Promise<Figure[]> {
  const folder = realCsvFolder;
  if (folder === null) {
    console.log('Sin ../shared/data: la importación del CSV real no se mide.');
    return [];
  }
  const { rows, perSecond } = await importRate(folder);
  return [
    {
      what: `Importar el CSV de Mercado Público (${whole(rows)} filas), base integrada`,
      measured: `${whole(perSecond)} licitaciones/s`,
      aim: `≥ ${whole(aim)}`,
      met: perSecond >= aim,
    },
    await mappedFigure(folder),
  ];
}
