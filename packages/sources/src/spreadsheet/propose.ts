import {
  type MappingProposal,
  obligatoryFields,
  type ProposedColumn,
  type SpreadsheetCell,
  type SpreadsheetDateFormat,
  type SpreadsheetField,
} from '@pliego/contract/areas/spreadsheets';
import { portalZone } from '@pliego/contract/rules/santiago-time';
import { contentOf, type ColumnContent } from './column-content.ts';
import { fieldHinted, fieldOfName } from './synonyms.ts';

const mostExamples = 3;

interface Scored extends ProposedColumn {
  score: number;
}

/** Whether what a column holds can be what a field says. */
function agrees(field: SpreadsheetField, content: ColumnContent): boolean {
  if (content.filled === 0) return true;
  switch (field) {
    case 'publicacion':
    case 'cierre':
    case 'adjudicacion':
    case 'actualizacion':
      return content.dates > 0.5;
    case 'monto':
      return content.amounts > 0.3 && content.dates < 0.5;
    case 'itemCantidad':
      return content.amounts > 0.5;
    case 'rutComprador':
      return content.taxIds > 0.3;
    case 'url':
      return content.addresses > 0.3;
    case 'codigo':
      return content.dates < 0.5 && content.longest <= 200;
    case 'moneda':
      return content.currencies > 0.5;
    case 'region':
      return content.regions > 0.3;
    default:
      return content.dates < 0.8 && content.addresses < 0.5;
  }
}

/** What a column seems to be by its content alone; null when it could be many things. */
function fieldOfContent(content: ColumnContent): SpreadsheetField | null {
  if (content.filled === 0) return null;
  if (content.tenderCodes > 0.8) return 'codigo';
  if (content.taxIds > 0.8) return 'rutComprador';
  if (content.addresses > 0.8) return 'url';
  if (content.regions > 0.8) return 'region';
  if (content.states > 0.8) return 'estado';
  if (content.currencies > 0.8) return 'moneda';
  return null;
}

function scored(columna: string, content: ColumnContent): Scored {
  const { examples: ejemplos } = content;
  const known = fieldOfName(columna);
  const guessed = fieldOfContent(content);
  const named = known?.field ?? fieldHinted(columna);
  const base = { columna, ejemplos };
  if (known !== null && agrees(known.field, content)) {
    const also = guessed === known.field || (content.filled > 0 && isTyped(known.field));
    // The surest names first: «código» before «n°», «monto estimado» before «total».
    const score = 100 - known.rank + (guessed === known.field ? 50 : 0);
    const porque = also ? 'nombre-y-contenido' : 'nombre';
    return {
      ...base,
      campo: known.field,
      confianza: known.rank < 12 ? 'alta' : 'media',
      porque,
      score,
    };
  }
  if (named !== null && known === null && agrees(named, content)) {
    const isSure = guessed === named;
    const porque = isSure ? 'nombre-y-contenido' : 'nombre';
    return {
      ...base,
      campo: named,
      confianza: isSure ? 'alta' : 'media',
      porque,
      score: isSure ? 70 : 30,
    };
  }
  if (guessed !== null) {
    const confianza = guessed === 'codigo' ? 'media' : 'baja';
    return { ...base, campo: guessed, confianza, porque: 'contenido', score: 20 };
  }
  return { ...base, campo: null, confianza: 'baja', porque: 'nada', score: 0 };
}

/** Fields whose content tells something: dates, amounts, addresses. */
const typed = new Set<SpreadsheetField>([
  'publicacion',
  'cierre',
  'adjudicacion',
  'actualizacion',
  'monto',
  'rutComprador',
  'url',
  'moneda',
  'region',
  'itemCantidad',
]);
const isTyped = (field: SpreadsheetField) => typed.has(field);

/** Each field goes to the column that tells it best; the first of those that do equally. */
function assigned(columns: Scored[]): Map<SpreadsheetField, Scored> {
  const best = new Map<SpreadsheetField, Scored>();
  for (const column of columns) {
    if (column.campo === null) continue;
    const known = best.get(column.campo);
    if (known === undefined || column.score > known.score) best.set(column.campo, column);
  }
  return best;
}

/** Day and month are told apart where one of them is above 12; Chile writes the day first. */
function dateFormatOf(contents: readonly ColumnContent[]): SpreadsheetDateFormat {
  const some = (seen: (content: ColumnContent) => boolean) => contents.some(seen);
  if (some(({ dayFirst }) => dayFirst)) return 'dd/mm/aaaa';
  if (some(({ monthFirst }) => monthFirst)) return 'mm/dd/aaaa';
  if (some(({ slashed }) => slashed)) return 'dd/mm/aaaa';
  if (some(({ isoDates }) => isoDates)) return 'aaaa-mm-dd';
  return some(({ serials }) => serials) ? 'excel' : 'dd/mm/aaaa';
}

function ofColumn({ columna, campo, confianza, porque, ejemplos }: Scored): ProposedColumn {
  return { columna, campo, confianza, porque, ejemplos };
}

/** What a table seems to say, by the names of its columns and by what the first rows hold in them. */
export function proposeMapping(
  header: readonly string[],
  rows: readonly (readonly SpreadsheetCell[])[],
): MappingProposal {
  const contents = header.map((_, index) =>
    contentOf(
      rows.map((row) => row[index] ?? ''),
      mostExamples,
    ),
  );
  const columns = header.map((name, index) => scored(name, contents[index] ?? contentOf([], 0)));
  const best = assigned(columns);
  const shown = columns.map((column) =>
    column.campo === null || best.get(column.campo) === column
      ? ofColumn(column)
      : ofColumn({ ...column, campo: null, confianza: 'baja', porque: 'nada' }),
  );
  const columnas: MappingProposal['mapeo']['columnas'] = {};
  for (const [field, { columna }] of best) columnas[field] = columna;
  const money = contents.filter((_, index) => columns[index]?.campo === 'monto');
  const isPointed =
    money.some(({ pointDecimals }) => pointDecimals) &&
    !money.some(({ commaDecimals }) => commaDecimals);
  return {
    columnas: shown,
    mapeo: {
      columnas,
      formatoFecha: dateFormatOf(contents),
      decimal: isPointed ? 'punto' : 'coma',
      monedaPorDefecto:
        columnas.moneda === undefined && columnas.monto !== undefined ? 'CLP' : null,
      // A tender of unknown state is never taken for one that is open: the person may say so.
      estadoPorDefecto: null,
      zona: portalZone,
      datosAl: null,
    },
    faltan: obligatoryFields.filter((field) => columnas[field] === undefined),
  };
}

/** What two tables with the same columns have in common, whatever the case, accents and order of their names. */
export function headerKey(header: readonly string[]): string {
  return [...new Set(header.map((name) => name.normalize('NFC').trim().toLowerCase()))]
    .sort()
    .join('\u001f');
}
