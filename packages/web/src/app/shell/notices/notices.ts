import type { ImportRun } from '@pliego/contract/areas/sources';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';

const hourMs = 3_600_000;
/** A closing nearer than this is worth a word. */
const closingSoonMs = 72 * hourMs;
/** An older import causes no notice. */
const importNewsMs = 7 * 24 * hourMs;
const shownImports = 5;

export interface ClosingNotice {
  kind: 'closing';
  id: string;
  tender: Pick<TenderSummary, 'id' | 'codigo' | 'nombre'>;
  /** When it closes. */
  at: string;
  /** The day, where the source gives no hour. */
  day: string | null;
}

export interface ImportNotice {
  kind: 'finished' | 'failed' | 'interrupted';
  id: string;
  run: Pick<ImportRun, 'archivo' | 'conteo'>;
  /** When it ended. */
  at: string;
}

export type Notice = ClosingNotice | ImportNotice;

type ClosingTender = Pick<TenderSummary, 'id' | 'codigo' | 'nombre' | 'cierre' | 'cierreDia'>;

/** Those of these tenders that close soon, the nearest first. A moved closing causes a new notice. */
export function closingNotices(tenders: readonly ClosingTender[], now: number): ClosingNotice[] {
  return tenders
    .flatMap(({ id, codigo, nombre, cierre, cierreDia }): ClosingNotice[] => {
      const left = cierre === null ? -1 : Date.parse(cierre) - now;
      return cierre === null || left <= 0 || left > closingSoonMs
        ? []
        : [
            {
              kind: 'closing',
              id: `cierre-${id}-${cierre}`,
              tender: { id, codigo, nombre },
              at: cierre,
              day: cierreDia,
            },
          ];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const kinds: Partial<Record<ImportRun['estado'], ImportNotice['kind']>> = {
  terminada: 'finished',
  'con-error': 'failed',
  interrumpida: 'interrupted',
};

type EndedRun = Pick<ImportRun, 'id' | 'archivo' | 'conteo' | 'estado' | 'termino'>;

/** The last imports that came to an end, the newest first. */
export function importNotices(runs: readonly EndedRun[], now: number): ImportNotice[] {
  return runs
    .flatMap(({ id, archivo, conteo, estado, termino }): ImportNotice[] => {
      const kind = kinds[estado];
      return kind === undefined || termino === null || now - Date.parse(termino) > importNewsMs
        ? []
        : [{ kind, id: `importacion-${id}`, run: { archivo, conteo }, at: termino }];
    })
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, shownImports);
}
