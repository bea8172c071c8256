import type { AuditEntry } from '@pliego/contract/areas/audit';
import type { AuditKind } from '@pliego/contract/areas/audit-actions';
import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { csvOf } from '#server/texts/csv.ts';
import { textOf } from '#server/texts/text-of.ts';

const header = [
  'Número',
  'Fecha',
  'Hora',
  'Quién',
  'Qué hizo',
  'Tipo',
  'Dirección',
  'Navegador',
  'Huella',
];

const kindNames: Record<AuditKind, string> = {
  acceso: 'Acceso',
  personas: 'Personas',
  empresa: 'Empresa',
  importaciones: 'Importaciones',
  exportaciones: 'Exportaciones',
  fuentes: 'Conectores',
  integraciones: 'Integraciones',
  productos: 'Productos',
  licitaciones: 'Licitaciones propias',
  reservadas: 'Licitaciones reservadas',
  'datos-personales': 'Datos personales',
};

/** Who did it, as far as it is known. */
function whoOf({ quien, clase }: AuditEntry): string {
  if (quien !== null) return quien.nombre ?? '';
  return clase === 'acceso' ? 'Alguien' : 'Pliego';
}

function lineOf(entry: AuditEntry): (string | number)[] {
  const wall = santiagoWall(entry.cuando);
  return [
    entry.id,
    wall.slice(0, 10),
    wall.slice(11, 19),
    whoOf(entry),
    textOf(entry.que),
    kindNames[entry.clase],
    entry.direccion ?? '',
    entry.navegador ?? '',
    entry.huella,
  ];
}

export const auditCsv = (entries: readonly AuditEntry[]): string =>
  csvOf([header, ...entries.map(lineOf)]);
