import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { FollowedRow } from './row-queries.ts';

const instantOf = (value: string): string => new Date(value).toISOString();

function actorOf({ actorId, actorName }: FollowedRow) {
  return actorId === null ? null : { id: actorId, fullName: actorName };
}

/** A row as it is answered; none where its change or act is gone, or the company no longer sees the tender. */
function presentRow(row: FollowedRow, dayOf: (instant: string) => string): FollowUpRow[] {
  const { kind, id, tenderId, code, title, stage, assigneeId, closesAt, closesOn } = row;
  if (code === null || title === null) return [];
  const cuando = instantOf(row.at);
  const common = {
    clave: `${kind}-${id}`,
    dia: dayOf(cuando),
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

/** Up to the hour: no day begins within one. */
const hourLength = '2026-11-20T15'.length;

/** Rows as they are answered. Many are of one hour, whose day is worked out once. */
export function presentRows(rows: readonly FollowedRow[]): FollowUpRow[] {
  const days = new Map<string, string>();
  const dayOf = (instant: string): string => {
    const hour = instant.slice(0, hourLength);
    const known = days.get(hour);
    if (known !== undefined) return known;
    const day = santiagoDay(instant);
    days.set(hour, day);
    return day;
  };
  return rows.flatMap((row) => presentRow(row, dayOf));
}
