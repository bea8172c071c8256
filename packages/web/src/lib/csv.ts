import Papa from 'papaparse';

export type CsvValue = string | number | boolean | null;

/** What a spreadsheet would take for a formula; a plus with digits and spaces alone is a telephone. */
const couldRun = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/**
 * Rows under their headers as a CSV file, with semicolons, as Excel writes and opens it in Chile, where the comma
 * is of decimals: quoted where a value holds semicolons, quotes or line ends, and
 * with what a spreadsheet would take for a formula made harmless. The byte order mark tells Excel
 * that it is UTF-8.
 */
export function writeCsv(headers: readonly string[], rows: readonly CsvValue[][]): string {
  const text = Papa.unparse(
    { fields: [...headers], data: [...rows] },
    { escapeFormulae: couldRun, delimiter: ';' },
  );
  return `\uFEFF${text}\r\n`;
}
