import type { NoticeKind } from '@pliego/contract/areas/notice-kinds';
import type { ImportRun } from '@pliego/contract/areas/sources';

const hourMs = 3_600_000;
/** An older import causes no notice. */
const importNewsMs = 7 * 24 * hourMs;
const shownImports = 5;

/** The part of the ficha where one sees what a notice tells; undefined is the tender itself. */
const parts: Record<NoticeKind, 'trabajo' | 'historia' | undefined> = {
  asignada: undefined,
  mencion: 'trabajo',
  comentario: 'trabajo',
  'tarea-cerca': 'trabajo',
  'cambio-grave': 'historia',
  cambio: 'historia',
  'cierre-cerca': undefined,
  'fecha-cerca': undefined,
  'plazo-legal': undefined,
  propuesta: undefined,
  etapa: undefined,
  vista: undefined,
  exportacion: undefined,
};

export const partOf = (kind: NoticeKind) => parts[kind];

export interface ImportNotice {
  kind: 'finished' | 'failed' | 'interrupted';
  id: string;
  run: Pick<ImportRun, 'archivo' | 'conteo'>;
  /** When it ended. */
  at: string;
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
