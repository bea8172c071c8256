import { importPaths } from '@pliego/server/operator/import-paths';
import { type Figure, whole } from './measure.ts';
import { realCsvFolder, withDatabase } from './environment.ts';

const aim = 3_000;

/** How fast the folder of real CSV files is imported, from the first byte to the last commit. */
export async function ingestFigures(): Promise<Figure[]> {
  const folder = realCsvFolder;
  if (folder === null) {
    console.log('Sin ../shared/data: la importación del CSV real no se mide.');
    return [];
  }
  return withDatabase(async ({ database }) => {
    let read = 0;
    let inFile = 0;
    const started = performance.now();
    let ended = started;
    await importPaths({ database, now: () => new Date() }, [folder], (event) => {
      if (event.kind === 'progress') inFile = event.progress.read;
      if (event.kind !== 'end') return;
      read += inFile;
      ended = performance.now();
    });
    const perSecond = read / ((ended - started) / 1000);
    return [
      {
        what: `Importar el CSV de Mercado Público (${whole(read)} filas), base integrada`,
        measured: `${whole(perSecond)} licitaciones/s`,
        aim: `≥ ${whole(aim)}`,
        met: perSecond >= aim,
      },
    ];
  });
}
