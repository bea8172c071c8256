import { createMessage } from '@pliego/contract/message';
import { reasonStages } from '@pliego/contract/rules/work-stages';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { reasonsOf } from '#server/areas/work/reason-queries.ts';
import {
  column,
  count,
  label,
  named,
  noFigures,
  type Report,
  share,
  total,
  worded,
} from './report.ts';
import { listFilter, workRows } from './work-rows-queries.ts';

/** Why tenders were let go in a period. */
export const discards: Report = {
  id: 'descartes',
  group: 'trabajo',
  filters: ['periodo', 'persona', 'comprador', 'region', 'tipo'],
  figures: async (input) => {
    const { tx, caller, query, period } = input;
    const base: TenderFilter = {
      ...listFilter(query),
      etapa: [...reasonStages],
      etapaDesde: period.desde,
      etapaHasta: period.hasta,
    };
    const columnas = [
      column(createMessage('reporte-col-motivo'), false),
      column(createMessage('reporte-col-licitaciones')),
      column(createMessage('reporte-col-del-total')),
    ];
    const rows = await workRows(input, base);
    if (rows.length === 0) return noFigures(columnas, createMessage('reporte-nada-en-periodo'));
    const reasons = await reasonsOf(tx, caller.companyId);
    const groups = reasons
      .map(({ id, nombre, etapa }) => ({
        id,
        name: nombre,
        label:
          etapa === 'retirada'
            ? worded(createMessage('reporte-motivo-retiro', { motivo: nombre }))
            : named(nombre),
        n: rows.filter(({ reasonId }) => reasonId === id).length,
      }))
      .filter(({ n }) => n > 0)
      .toSorted((a, b) => b.n - a.n || a.id - b.id);
    const [first] = groups;
    return {
      frases: [
        createMessage('reporte-descartes-frase', {
          count: rows.length,
          veces: first?.n ?? 0,
          motivo: first?.name ?? '',
        }),
      ],
      grafico: {
        eje: createMessage('reporte-col-motivo'),
        unidad: 'cuenta',
        series: [createMessage('reporte-col-licitaciones')],
        puntos: groups.map(({ label: rotulo, n }) => ({ rotulo, valores: [n] })),
      },
      columnas,
      filas: groups.map(({ id, label: rotulo, n }) => [
        label(rotulo),
        count(n, { ...base, motivo: [id] }),
        share(n, rows.length),
      ]),
      totales: [total, count(rows.length, base), share(rows.length, rows.length)],
    };
  },
};
