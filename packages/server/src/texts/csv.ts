/** A field of our CSV; text that a spreadsheet would take for a formula is kept as text. */
function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as Excel in Spanish opens it: BOM, semicolons, CRLF. The first row has the names of the columns. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(field).join(';'));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}
