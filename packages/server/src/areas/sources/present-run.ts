import type { ImportRun } from '@pliego/contract/areas/sources';
import type { RunRow } from './queries.ts';

type Run = RunRow['run'];

const underWay: ReadonlySet<Run['state']> = new Set(['en-cola', 'en-curso']);

/** Whether a user of a company imported it, and not a connector or the command line. */
export function isOfCompany(run: Run): boolean {
  return run.companyId !== null && run.userId !== null;
}

/** Only a company's own imports can be undone; public observations stay. */
export function isUndoable(run: Run): boolean {
  return isOfCompany(run) && run.undoneAt === null && !underWay.has(run.state);
}

/** @param turns By run, its turn among those that wait in this process. */
export function presentRun(
  { run, userName }: RunRow,
  turns: ReadonlyMap<number, number>,
): ImportRun {
  return {
    id: run.id,
    archivo: run.fileName,
    formato: run.format === null ? null : [...run.format],
    estado: run.state,
    turno: run.state === 'en-cola' ? (turns.get(run.id) ?? null) : null,
    bytesLeidos: run.bytesRead,
    bytes: run.bytes,
    conteo: {
      leidas: run.read,
      nuevas: run.created,
      cambiadas: run.changed,
      sinCambios: run.unchanged,
      rechazadas: run.rejected,
      reparadas: run.repaired,
    },
    avisos: run.notices?.avisos ?? [],
    camposNoLeidos: run.notices?.camposNoLeidos ?? [],
    error: run.error === null ? null : [...run.error],
    usuario: userName,
    inicio: run.startedAt.toISOString(),
    termino: run.finishedAt?.toISOString() ?? null,
    deshacible: isUndoable(run),
    deshecha: run.undoneAt?.toISOString() ?? null,
  };
}
