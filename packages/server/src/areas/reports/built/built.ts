import { type BuiltReport, builtDefaults } from '@pliego/contract/areas/built-reports';
import { createMessage, type Message } from '@pliego/contract/message';
import { noFigures, type Report } from '../report.ts';
import { tableOf } from './asked-table.ts';
import { builtOf, checkBuilt, daysOfBuilt } from './definition.ts';
import { goneOf } from './gone-queries.ts';
import { tableCells } from './table-cells.ts';
import { tableChart } from './table-chart.ts';
import { tableSentences } from './table-sentences.ts';

/** How it is called: by the name it was saved under, or by what it measures. */
function nameOf({ nombre, mide, por, cruza }: BuiltReport): Message {
  if (nombre !== undefined && nombre !== '') return createMessage('reporte-nombre', { nombre });
  const asked = {
    mide: `reporte-mide-${mide ?? builtDefaults.mide}`,
    por: `reporte-por-${por ?? builtDefaults.por}`,
  };
  if (cruza === undefined || cruza === (por ?? builtDefaults.por)) {
    return createMessage('reporte-construido-titulo', asked);
  }
  return createMessage('reporte-construido-cruce', { ...asked, cruza: `reporte-por-${cruza}` });
}

/** Whichever report somebody puts together: what is measured, by what, of which tenders. */
export const builtReport: Report = {
  id: 'a-medida',
  group: 'datos',
  filters: ['periodo'],
  daysOf: daysOfBuilt,
  check: checkBuilt,
  figures: async (input) => {
    const built = builtOf(input.query);
    const table = await tableOf(input, built);
    const gone = await goneOf(input.tx, input.caller, table.base);
    const cells = tableCells(table);
    const name = nameOf(built);
    const isOfNow = built.fecha === undefined;
    const about = {
      titulo: name,
      pregunta: name,
      ...(isOfNow ? { periodo: null, filtros: [] } : {}),
    };
    if (table.rows.keys.length === 0) {
      const why = createMessage(isOfNow ? 'reporte-nada-con-filtros' : 'reporte-nada-en-periodo');
      const empty = noFigures(cells.columnas, why);
      return { ...empty, ...about, frases: [...empty.frases, ...gone] };
    }
    return {
      ...about,
      ...cells,
      frases: [...tableSentences(table, built), ...gone],
      grafico: tableChart(table, built),
    };
  },
};
