import { createReadStream } from 'node:fs';
import {
  longestSheetCell,
  mostSheetRows,
  type ReadSheet,
  type SheetField,
  sheetFields,
} from '@pliego/contract/areas/team-sheets';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { openTable } from '@pliego/sources/spreadsheet/open-table';
import { refusedFile } from '#server/areas/sources/refused-file.ts';

/** How teams call a column, folded. The order decides which field takes a column first. */
const namedAs: Record<SheetField, RegExp> = {
  codigo:
    /^(?:codigo|cod\.?|id|n[°º]|numero)(?: (?:de )?(?:la )?(?:licitacion|proceso|adquisicion))?$|^licitacion$|^id mp$/,
  motivo: /^motivo\b|^razon\b|\bdescarte$/,
  etapa: /^(?:etapa|fase|estado|status|situacion)\b/,
  responsable: /\bresponsable\b|\bencargad[oa]\b|^a cargo\b|^ejecutiv[oa]\b|^vendedor/,
  etiquetas: /^(?:etiquetas?|tags?|categorias?|linea(?: de negocio)?)$/,
  prioridad: /^prioridad\b|^importancia$/,
  probabilidad: /^prob(?:abilidad|\.)?\b|^%\s*(?:de )?(?:exito|ganar)/,
  montoOferta:
    /^(?:monto|valor|precio|total)(?: \w+)?(?: (?:a|de|la))*(?: ofert\w*| postulad\w*)$|^(?:nuestra )?oferta(?: neta)?$|^monto a ofertar/,
  monedaOferta: /^moneda(?: de (?:la )?oferta)?$/,
  proximaAccionDia:
    /^(?:fecha|dia|plazo)(?: \w+)*? (?:accion|paso|gestion|seguimiento|tarea)$|^(?:proxima fecha|vence(?: accion)?)$/,
  proximaAccion:
    /^(?:proxim[oa]s? )?(?:accion(?:es)?|pasos?|gestion|tarea|pendiente)s?$|^que (?:sigue|falta)$/,
  siguiendo: /^(?:siguiendo|seguir|seguimiento|seguida)$/,
};

/** What each column seems to say. A column says one thing, and one column says it. */
function proposed(header: readonly string[]): ReadSheet['columnas'] {
  const free = new Set(header);
  const columns: ReadSheet['columnas'] = {};
  for (const field of sheetFields) {
    const column = header.find((name) => free.has(name) && namedAs[field].test(foldText(name)));
    if (column === undefined) continue;
    columns[field] = column;
    free.delete(column);
  }
  return columns;
}

/** Reads a whole spreadsheet into memory; refuses what is none, and one of too many rows. */
export async function readSheet(name: string, path: string): Promise<ReadSheet> {
  const table = await openTable({ name, path, bytes: createReadStream(path) });
  if (table.kind === 'refused') throw refusedFile(table);
  const filas: ReadSheet['filas'] = [];
  const avisos: ReadSheet['avisos'] = [];
  try {
    for await (const row of table.rows) {
      if (row.kind === 'refused') avisos.push({ linea: row.line, mensaje: row.reason });
      else {
        const celdas = row.cells.map((cell) => String(cell).trim().slice(0, longestSheetCell));
        if (celdas.some((cell) => cell !== '')) filas.push({ linea: row.line, celdas });
      }
      if (filas.length > mostSheetRows) {
        const message = createMessage('planilla-de-muchas-filas', { max: mostSheetRows });
        throw new ProblemError('datos-invalidos', message);
      }
    }
  } finally {
    await table.close();
  }
  const notices = table.notices.map((mensaje) => ({ linea: null, mensaje }));
  return {
    encabezado: table.header,
    columnas: proposed(table.header),
    filas,
    avisos: [...notices, ...avisos],
  };
}
