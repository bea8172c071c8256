import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { FollowedRow } from './row-queries.ts';

const instantOf = (value: string): string => new Date(value).toISOString();

function actorOf({ actorId, actorName }: FollowedRow) {
  return actorId === null ? null : { id: actorId, fullName: actorName };
}

/** A row as it is answered; none where its change or act is gone. */
export function presentRow(row: FollowedRow): FollowUpRow[] {
  const { kind, id, tenderId, code, title, stage, assigneeId, closesAt, closesOn } = row;
  const cuando = instantOf(row.at);
  const common = {
    clave: `${kind}-${id}`,
    dia: santiagoDay(cuando),
    licitacion: {
      id: tenderId,
      codigo: code,
      nombre: title,
      etapa: stage ?? ('detectada' as const),
      Asignado: assigneeId,
      cierre: closesAt === null ? null : instantOf(closesAt),
      cierreDia: closesOn,
    },
    gravedad: row.severity,
    cuando,
  };
  if (row.field !== null && row.readAt !== null && row.source !== null) {
    const { field, detail, valueBefore, valueAfter, readAt, source } = row;
    const shown = {
      campo: field,
      detalle: detail,
      antes: valueBefore,
      despues: valueAfter,
      leida: instantOf(readAt),
      fuente: source,
    };
    return [{ ...common, clase: 'portal', ...shown }];
  }
  if (row.type === null) return [];
  const { type, namesBefore, namesAfter, facts } = row;
  const shown = {
    tipo: type,
    antes: namesBefore ?? [],
    despues: namesAfter ?? [],
    hechos: facts,
    quien: actorOf(row),
  };
  return [{ ...common, clase: 'equipo', ...shown }];
}
