import { strFromU8, unzipSync } from 'fflate';

/** A small file may hold one that fills the memory. */
const mostUnpacked = 60 * 1024 * 1024;

/** The formats of dates that books do not write out (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** Texts of a format, as `"días"`, and its colours are no letters of dates. */
const isDateFormat = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]/g, ''));

function parse(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new Error('No XML');
  return document;
}

const named = (from: Document | Element, name: string) => [...from.getElementsByTagName(name)];

const textIn = (element: Element) =>
  named(element, 't')
    // Not how it is pronounced.
    .filter((part) => part.parentElement?.tagName !== 'rPh')
    .map((part) => part.textContent ?? '')
    .join('');

/** `AB12` is in column 27, from 0. */
const columnOf = (reference: string) =>
  Array.from(reference.replace(/\d+$/, '')).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Which styles show a number as a date. */
function dateStyles(styles: string | undefined): Set<string> {
  if (styles === undefined) return new Set();
  const document = parse(styles);
  const own = new Set(
    named(document, 'numFmt')
      .filter((format) => isDateFormat(format.getAttribute('formatCode') ?? ''))
      .map((format) => format.getAttribute('numFmtId')),
  );
  const [used] = named(document, 'cellXfs');
  const formats = used === undefined ? [] : named(used, 'xf');
  return new Set(
    formats.flatMap((format, at) => {
      const id = format.getAttribute('numFmtId');
      return own.has(id) || isBuiltInDate(Number(id)) ? [String(at)] : [];
    }),
  );
}

/** Days since the end of 1899, as `2026-12-03`, with the time where there is one. */
function dateOf(days: number): string {
  const instant = new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString();
  return instant.endsWith('T00:00:00.000Z')
    ? instant.slice(0, 10)
    : instant.slice(0, 16).replace('T', ' ');
}

interface Book {
  shared: string[];
  dates: Set<string>;
}

function cellText(cell: Element, { shared, dates }: Book): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textIn(cell);
  const value = named(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  const isNumber = type === null || type === 'n';
  if (isNumber && value !== '' && dates.has(cell.getAttribute('s') ?? '')) {
    return dateOf(Number(value));
  }
  return value;
}

/** The rows of the first sheet of a book of Excel. Throws where it is none. */
export function readXlsx(bytes: Uint8Array): string[][] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (originalSize > mostUnpacked) throw new Error('Too large');
      return /^xl\/(sharedStrings|styles|worksheets\/sheet\d+)\.xml$/.test(name);
    },
  });
  const read = (name: string) => {
    const found = files[name];
    return found === undefined ? undefined : strFromU8(found);
  };
  const [first] = Object.keys(files)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const sheet = first === undefined ? undefined : read(first);
  if (sheet === undefined) throw new Error('No sheet');
  const strings = read('xl/sharedStrings.xml');
  const shared = strings === undefined ? [] : named(parse(strings), 'si').map(textIn);
  const book = { shared, dates: dateStyles(read('xl/styles.xml')) };
  return named(parse(sheet), 'row').map((row) => {
    const cells: string[] = [];
    for (const cell of named(row, 'c')) {
      const reference = cell.getAttribute('r');
      const at = reference === null ? cells.length : columnOf(reference);
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, book);
    }
    return cells;
  });
}
