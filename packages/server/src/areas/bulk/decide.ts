import type { BulkChange, BulkOutcome } from '@pliego/contract/areas/bulk';
import type { FieldsChange, ManyChange } from '#server/db/schema/bulk.ts';
import {
  allowedMoves,
  type MoveNeed,
  needsOf,
  type Stage,
} from '@pliego/contract/rules/work-stages';
import {
  completed,
  type Difference,
  differencesOf,
  noFields,
} from '#server/areas/work/expediente-fields.ts';
import type { WorkAction } from '#server/areas/work/hold-commands.ts';
import { namesWinner } from '#server/areas/work/stage-commands.ts';
import { type Caller, mayOnTender } from '#server/auth/caller.ts';
import type { BulkRow } from './bulk-queries.ts';

/** As many as one tender has (`setTags`). */
const mostTags = 50;

type TagChange = Extract<BulkChange, { tipo: 'etiquetas' }>;

/** The tags of a tender after a change: those it keeps, in their order, and then the new ones. */
export function tagsAfter(before: readonly number[], { agregar, quitar }: TagChange): number[] {
  const kept = before.filter((id) => !quitar.includes(id));
  return [...new Set([...kept, ...agregar.filter((id) => !quitar.includes(id))])];
}

function outcomeOfTags({ tags }: BulkRow, change: TagChange): BulkOutcome {
  const after = tagsAfter(tags, change);
  if (after.join() === tags.join()) return 'igual';
  return after.length > mostTags ? 'demasiadas-etiquetas' : 'cambia';
}

/** Whether a tender may go to a stage, of what that asks for being given. */
function outcomeOfMove({ work }: BulkRow, to: Stage, given: MoveNeed | null): BulkOutcome {
  const from = work?.stage ?? 'detectada';
  if (from === to) return 'igual';
  if (!allowedMoves(from).includes(to)) return 'etapa';
  const hasEvidence = (work?.submittedAt ?? null) !== null;
  const missing = needsOf(to, { hasEvidence }).filter((need) => need !== given);
  return missing.length > 0 ? 'faltan-datos' : 'cambia';
}

function outcomeOfProposal(row: BulkRow, accepts: boolean): BulkOutcome {
  const proposed = row.work?.proposedStage ?? null;
  if (proposed === null) return 'sin-propuesta';
  if (!accepts) return 'cambia';
  // A source may tell that somebody else won, and not who.
  const isWinnerKnown = namesWinner(row.work?.proposedOutcome ?? null);
  return outcomeOfMove(row, proposed, isWinnerKnown ? 'resultado' : null);
}

/** What a change asks of a role; following is for everybody who reads. */
function actionOf({ tipo }: ManyChange): WorkAction | null {
  if (tipo === 'seguir') return null;
  return tipo === 'responsable' ? 'assign' : 'update';
}

/** Whether a change writes the work of any tender: of who may change none, no row is made or locked. */
export function writesWork({ ability }: Caller, change: ManyChange): boolean {
  const action = actionOf(change);
  return action !== null && ability.can(action, 'Tender');
}

/** Whether the caller may make a change of this very tender, or undo it. */
export function mayChange(caller: Caller, { work }: BulkRow, change: ManyChange): boolean {
  const action = actionOf(change);
  return action === null || mayOnTender(caller, action, { Asignado: work?.assigneeId ?? null });
}

/** Which fields of a tender a change makes other than they are. */
export function fieldDifferences({ id, work }: BulkRow, { valores }: FieldsChange): Difference[] {
  const row = work ?? noFields;
  return differencesOf(row, completed(row, valores[id] ?? {}));
}

const whether = (differs: boolean): BulkOutcome => (differs ? 'cambia' : 'igual');

/** What becomes of a tender by a change. */
export function outcomeOf(caller: Caller, row: BulkRow, change: ManyChange): BulkOutcome {
  if (!mayChange(caller, row, change)) return 'sin-permiso';
  switch (change.tipo) {
    case 'etiquetas':
      return outcomeOfTags(row, change);
    case 'responsable':
      return whether((row.work?.assigneeId ?? null) !== change.Usuario);
    case 'etapa':
      // One reason serves for all; evidence and results are of each.
      return outcomeOfMove(row, change.etapa, 'motivo');
    case 'seguir':
      return whether((row.following ?? false) !== change.siguiendo);
    case 'prioridad':
      return whether((row.work?.priority ?? null) !== change.prioridad);
    case 'propuesta':
      return outcomeOfProposal(row, change.acepta);
    case 'campos':
      return whether(fieldDifferences(row, change).length > 0);
  }
}
