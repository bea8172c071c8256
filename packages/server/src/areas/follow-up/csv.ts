import type { FollowUpRow } from '@pliego/contract/areas/follow-up';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { changeValueText } from '#server/texts/change-values.ts';
import { csvOf } from '#server/texts/csv.ts';
import {
  changedName,
  eventNames,
  eventValue,
  expedienteChanges,
  severityNames,
  stageName,
} from '#server/texts/tender-words.ts';

const header = [
  'Fecha',
  'Hora',
  'Código',
  'Licitación',
  'Etapa',
  'Origen',
  'Gravedad',
  'Qué pasó',
  'Antes',
  'Después',
  'Quién',
  'Fuente',
];

/** What happened, before and after, who did it, and the source that says it. */
function contentOf(row: FollowUpRow): string[] {
  if (row.clase === 'portal') {
    const { campo, detalle, antes, despues, fuente } = row;
    const values = [antes, despues].map((value) => (value === null ? '' : changeValueText(value)));
    return [changedName(campo, detalle), ...values, '', fuente];
  }
  const { tipo, antes, despues, hechos, quien } = row;
  const moved = hechos?.de !== undefined && hechos.a !== undefined;
  const valuesOf = (values: readonly string[]) =>
    values.map((value) => eventValue(tipo, value)).join(', ');
  const before = moved && hechos.de !== undefined ? stageName(hechos.de) : valuesOf(antes);
  const after = moved && hechos.a !== undefined ? stageName(hechos.a) : valuesOf(despues);
  const what =
    (tipo === 'expediente' && expedienteChanges[hechos?.campo ?? '']) || eventNames[tipo];
  return [what, before, after, quien?.fullName ?? '', ''];
}

function lineOf(row: FollowUpRow): string[] {
  const { dia, cuando, licitacion, clase, gravedad } = row;
  return [
    dia,
    santiagoWall(cuando).slice(11, 16),
    licitacion.codigo,
    licitacion.nombre,
    stageName(licitacion.etapa),
    clase === 'portal' ? 'Portal' : 'Equipo',
    severityNames[gravedad],
    ...contentOf(row),
  ];
}

export const followUpCsv = (rows: readonly FollowUpRow[]): string =>
  csvOf([header, ...rows.map(lineOf)]);
