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
import type { Table } from '@pliego/sources/spreadsheet/table';
import { UnreadRows } from '#server/areas/spreadsheets/unread-rows.ts';
import { openWaitedTable } from '#server/areas/spreadsheets/waited-table.ts';

/** Somebody waits for it. */
const longestSeconds = 10;
/** Text of all cells: the whole sheet is answered, and goes back as the changes that it asks for. */
const mostText = 8 * 1024 ** 2;

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

/** All rows of a table, within what a sheet of a team can have. */
async function rowsOf({ rows }: Table): Promise<Pick<ReadSheet, 'filas' | 'avisos'>> {
  const filas: ReadSheet['filas'] = [];
  const unread = new UnreadRows();
  let count = 0;
  let text = 0;
  for await (const row of rows) {
    if (row.kind === 'refused') unread.add(row);
    else {
      const celdas = row.cells.map((cell) => String(cell).trim().slice(0, longestSheetCell));
      if (celdas.every((cell) => cell === '')) continue;
      text += celdas.reduce((sum, cell) => sum + cell.length, 0);
      filas.push({ linea: row.line, celdas });
    }
    count += 1;
    if (count > mostSheetRows) {
      const message = createMessage('planilla-de-muchas-filas', { max: mostSheetRows });
      throw new ProblemError('datos-invalidos', message);
    }
    if (text > mostText) {
      const message = createMessage('planilla-de-mucho-texto', { megas: mostText / 1024 ** 2 });
      throw new ProblemError('datos-invalidos', message);
    }
  }
  return { filas, avisos: unread.notices() };
}

/**
 * Reads a whole spreadsheet into memory.
 *
 * @throws ProblemError for what is none, and for one of too many rows or too much text.
 */
export async function readSheet(name: string, path: string, now: () => Date): Promise<ReadSheet> {
  const table = await openWaitedTable({ name, path }, now, longestSeconds);
  try {
    const { filas, avisos } = await rowsOf(table);
    const notices = table.notices.map((mensaje) => ({ linea: null, mensaje }));
    return {
      encabezado: table.header,
      columnas: proposed(table.header),
      filas,
      avisos: [...notices, ...avisos],
    };
  } finally {
    await table.close();
  }
}
