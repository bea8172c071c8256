import type { ChangedField } from '../areas/tender-history.ts';
import type { StateClass } from './tender-codes.ts';

/** How much a change of a followed tender matters: `grave` is mailed at once, `importante` goes into the digest. */
export const severities = ['grave', 'importante', 'leve'] as const;
export type Severity = (typeof severities)[number];

/** What of a change its severity depends on. Instants are ISO 8601; null where there is none. */
export interface WeighedChange {
  campo: ChangedField;
  /** Which milestone, where `campo` is `fecha`. */
  detalle: string | null;
  /** Of a date: the instants. Of a state: its class. */
  before: string | null;
  after: string | null;
}

const graveStates: readonly StateClass[] = ['revocada', 'desierta', 'suspendida', 'adjudicada'];

/** Dates that must not be missed. */
const deadlines = new Set(['cierre', 'finPreguntas', 'visitaTerreno', 'entregaAntecedentes']);

function severityOfDate({ detalle, before, after }: WeighedChange): Severity {
  if (detalle === null || !deadlines.has(detalle)) return 'leve';
  // An earlier date, or one that is withdrawn, takes time away.
  const isEarlier = before !== null && (after === null || Date.parse(after) < Date.parse(before));
  if (detalle === 'cierre') return isEarlier ? 'grave' : 'importante';
  return isEarlier || before === null ? 'importante' : 'leve';
}

const important: ReadonlySet<ChangedField> = new Set([
  'estado',
  'monto',
  'item',
  'lote',
  'documento',
  'adjudicacion',
  'orden',
  'condicion',
]);

/** How much a change matters to those who carry the tender. */
export function severityOf(change: WeighedChange): Severity {
  if (change.campo === 'fecha') return severityOfDate(change);
  if (change.campo === 'estado' && graveStates.some((state) => state === change.after)) {
    return 'grave';
  }
  return important.has(change.campo) ? 'importante' : 'leve';
}
