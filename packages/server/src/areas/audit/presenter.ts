import type { AuditEntry } from '@pliego/contract/areas/audit';
import { auditActions } from '@pliego/contract/areas/audit-actions';
import type { AuditRow } from './queries.ts';

/** Stands for a name that was erased. */
const erased = '…';

export function presentEntry(row: AuditRow): AuditEntry {
  const { seq, at, action, actorId, actorName, subjectKind, subjectName, details } = row;
  const params = subjectKind === null ? details : { ...details, nombre: subjectName ?? erased };
  return {
    id: seq,
    cuando: at.toISOString(),
    accion: action,
    clase: auditActions[action],
    quien: actorId === null ? null : { id: actorId, nombre: actorName },
    que: { code: `auditoria-${action}`, params },
    direccion: row.address,
    navegador: row.browser,
    huella: row.hash,
  };
}
