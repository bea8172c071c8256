import type { BulkChange, BulkResult } from '@pliego/contract/areas/bulk';
import type { TenderPage } from '@pliego/contract/areas/tenders';
import { type Figure, ms, whole } from './measure.ts';
import { send, type Served, withServer } from './served.ts';

const tenders = 15_000;
const changed = 1_000;
const aimMs = 1_000;

/** The first thousand of the list. */
async function someIds(served: Served): Promise<number[]> {
  const ids: number[] = [];
  let cursor = '';
  while (ids.length < changed) {
    const path = `/api/licitaciones?vista=abiertas&limit=200${cursor}`;
    const { datos, siguiente } = await send<TenderPage>(served, path);
    ids.push(...datos.map(({ id }) => id));
    if (siguiente === null) break;
    cursor = `&cursor=${siguiente}`;
  }
  return ids.slice(0, changed);
}

/** A thousand tenders changed by one call, and changed back. */
export function bulkFigures(): Promise<Figure[]> {
  return withServer(tenders, async (served) => {
    const ids = await someIds(served);
    const { datos: tags } = await send<{ datos: { id: number }[] }>(served, '/api/etiquetas');
    const people = await send<{ datos: { id: number; role: string }[] }>(served, '/api/usuarios');
    const Usuario = people.datos.find(({ role }) => role === 'editor')?.id ?? null;
    const agregar = tags.slice(0, 1).map(({ id }) => id);
    const changes: [string, BulkChange][] = [
      ['prioridad', { tipo: 'prioridad', prioridad: 'alta' }],
      ['responsable', { tipo: 'responsable', Usuario }],
      ['etapa', { tipo: 'etapa', etapa: 'en-analisis' }],
      ['etiquetas', { tipo: 'etiquetas', agregar, quitar: [] }],
      ['seguir', { tipo: 'seguir', siguiendo: true }],
    ];
    const figures: Figure[] = [];
    for (const [name, cambio] of changes) {
      const started = performance.now();
      const body = { seleccion: { ids }, cambio };
      const done = await send<BulkResult>(served, '/api/licitaciones/masivo', { json: body });
      const changedMs = performance.now() - started;
      if (done.masivo === null) throw new Error(`${name} changed nothing`);
      await send(served, `/api/masivos/${done.masivo.id}/deshacer`, { json: {} });
      const undoneMs = performance.now() - started - changedMs;
      figures.push({
        what: `cambiar ${whole(done.cambian)} licitaciones de una vez, ${name}`,
        measured: `${ms(changedMs)} · deshacer ${ms(undoneMs)}`,
        aim: `≤ ${ms(aimMs)}`,
        met: changedMs <= aimMs && undoneMs <= aimMs,
      });
      console.log(`  ${name}: ${ms(changedMs)}, deshacer ${ms(undoneMs)}`);
    }
    return figures;
  });
}
