import {
  type MappingProposal,
  obligatoryFields,
  type ProposedColumn,
  type SpreadsheetCell,
  type SpreadsheetDateFormat,
  type SpreadsheetField,
} from '@pliego/contract/areas/spreadsheets';
import { portalZone } from '@pliego/contract/rules/santiago-time';
import { currencyIn } from './cell-amounts.ts';
import { contentOf, type ColumnContent } from './column-content.ts';
import { fieldHinted, fieldOfName, isOwnWork } from './synonyms.ts';

const mostExamples = 3;

interface Scored extends ProposedColumn {
  score: number;
}

type Demand = (content: ColumnContent) => boolean;

const holdsDates: Demand = ({ dates }) => dates > 0.5;

/** What a column has to hold for some fields; of the others, hardly dates and addresses. */
const demands: Partial<Record<SpreadsheetField, Demand>> = {
  publicacion: holdsDates,
  cierre: holdsDates,
  adjudicacion: holdsDates,
  actualizacion: holdsDates,
  monto: ({ amounts, dates }) => amounts > 0.3 && dates < 0.5,
  itemCantidad: ({ amounts }) => amounts > 0.5,
  rutComprador: ({ taxIds }) => taxIds > 0.3,
  url: ({ addresses }) => addresses > 0.3,
  codigo: ({ dates, longest }) => dates < 0.5 && longest <= 200,
  moneda: ({ currencies }) => currencies > 0.5,
  region: ({ regions }) => regions > 0.3,
  // Teams call their own stages «Estado» too: Postulando, Ganada, En estudio.
  estado: ({ states }) => states > 0.7,
};
const usualDemand: Demand = ({ dates, addresses }) => dates < 0.8 && addresses < 0.5;

/** Whether the content of a column fits a field. */
function agrees(field: SpreadsheetField, content: ColumnContent): boolean {
  return content.filled === 0 || (demands[field] ?? usualDemand)(content);
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

type Guess = Omit<Scored, 'columna' | 'ejemplos'>;

function leftOut(porque: ProposedColumn['porque']): Guess {
  return { campo: null, confianza: 'baja', porque, score: 0 };
}

/** The field of a known name, where the content does not contradict it. */
function guessByName(
  { field, rank }: NonNullable<ReturnType<typeof fieldOfName>>,
  content: ColumnContent,
  guessed: SpreadsheetField | null,
): Guess | null {
  if (!agrees(field, content)) return null;
  const also = guessed === field || (content.filled > 0 && isTyped(field));
  // A state's code looks like any number, and is complete where the text often is not.
  const isSure = guessed === field || (field === 'estado' && rank === 0);
  return {
    campo: field,
    confianza: rank < 12 ? 'alta' : 'media',
    porque: also ? 'nombre-y-contenido' : 'nombre',
    // The surest names first: «código» before «n°», «monto estimado» before «total».
    score: 100 - rank + (isSure ? 50 : 0),
  };
}

/** What a word of an unknown name hints at, where the content does not contradict it. */
function guessByHint(
  columna: string,
  content: ColumnContent,
  guessed: SpreadsheetField | null,
): Guess | null {
  const hinted = fieldHinted(columna);
  if (hinted === null || !agrees(hinted, content)) return null;
  return guessed === hinted
    ? { campo: hinted, confianza: 'alta', porque: 'nombre-y-contenido', score: 70 }
    : { campo: hinted, confianza: 'media', porque: 'nombre', score: 30 };
}

/** The field of the last key of a dotted path, as JSON has them: `aviso.titulo`. It may be of something else. */
function guessByLastKey(columna: string, content: ColumnContent): Guess | null {
  const last = /^\S+\.([^\s.]+)$/.exec(columna)?.[1];
  const known = last === undefined ? null : fieldOfName(last);
  return known === null || !agrees(known.field, content)
    ? null
    : { campo: known.field, confianza: 'baja', porque: 'nombre', score: 25 };
}

/**
 * A column of states without a name that says so may hold a team's own stages, which have the same words: it is left
 * to the user.
 */
function guessByContent(guessed: SpreadsheetField | null): Guess {
  if (guessed === null || guessed === 'estado') return leftOut('nada');
  const confianza = guessed === 'codigo' ? 'media' : 'baja';
  return { campo: guessed, confianza, porque: 'contenido', score: 20 };
}

function guessOf(columna: string, content: ColumnContent): Guess {
  if (isOwnWork(columna)) return leftOut('trabajo-propio');
  const guessed = fieldOfContent(content);
  const known = fieldOfName(columna);
  const byName =
    known === null ? guessByHint(columna, content, guessed) : guessByName(known, content, guessed);
  if (byName !== null) return byName;
  const named = known?.field ?? fieldHinted(columna);
  if (named === 'estado' && guessed === null) return leftOut('estados-ajenos');
  return guessByLastKey(columna, content) ?? guessByContent(guessed);
}

function scored(columna: string, content: ColumnContent): Scored {
  return { columna, ejemplos: content.examples, ...guessOf(columna, content) };
}

/** Fields recognisable by content: dates, amounts, addresses. */
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

/** Each field goes to its best column; the first of equals. */
function assigned(columns: Scored[]): Map<SpreadsheetField, Scored> {
  const best = new Map<SpreadsheetField, Scored>();
  for (const column of columns) {
    if (column.campo === null) continue;
    const known = best.get(column.campo);
    if (known === undefined || column.score > known.score) best.set(column.campo, column);
  }
  return best;
}

/** Day and month are distinguished where one of them is above 12; Chile writes the day first. */
function dateFormatOf(contents: readonly ColumnContent[]): SpreadsheetDateFormat {
  const some = (seen: (content: ColumnContent) => boolean) => contents.some(seen);
  if (some(({ dayFirst }) => dayFirst)) return 'dd/mm/aaaa';
  if (some(({ monthFirst }) => monthFirst)) return 'mm/dd/aaaa';
  if (some(({ slashed }) => slashed)) return 'dd/mm/aaaa';
  if (some(({ isoDates }) => isoDates)) return 'aaaa-mm-dd';
  return some(({ serials }) => serials) ? 'excel' : 'dd/mm/aaaa';
}

/**
 * The one currency that the name of the column or its amounts name («Monto (UF)», «US$ 1.200»); null where they name
 * none or several, and then the user decides.
 */
function currencyOfAmounts(
  name: string | undefined,
  contents: readonly ColumnContent[],
): string | null {
  const named = name === undefined ? null : currencyIn(name.replaceAll(/[()[\]_]/g, ' '));
  if (named !== null) return named;
  const signs = new Set(contents.flatMap(({ amountCurrencies }) => amountCurrencies));
  const [only] = signs;
  return signs.size === 1 && only !== undefined ? only : null;
}

function ofColumn({ columna, campo, confianza, porque, ejemplos }: Scored): ProposedColumn {
  return { columna, campo, confianza, porque, ejemplos };
}

/** The proposed mapping of a table, by the names of its columns and the content of its first rows. */
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
        columnas.moneda === undefined ? currencyOfAmounts(columnas.monto, money) : null,
      // A tender of unknown state is never taken for one that is open: the user may set it.
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
