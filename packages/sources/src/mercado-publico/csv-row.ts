/** What a line is as a row of a table with a known number of columns. */
export type SplitRow =
  | { kind: 'row'; fields: string[]; repaired: boolean }
  /**
   * A quoted field is still open at the end of the text: it may go on in the next line. `strictly` when
   * it is open also by the norm, not only for quotes that were never escaped.
   */
  | { kind: 'open'; columns: number; strictly: boolean }
  | { kind: 'other-width'; columns: number };

/** Fields by RFC 4180, or why the text is not written by it. */
export function splitStrictly(text: string, separator: string): string[] | 'open' | 'malformed' {
  const fields: string[] = [];
  let start = 0;
  for (;;) {
    let end: number;
    if (text.startsWith('"', start)) {
      let close = text.indexOf('"', start + 1);
      let doubled = false;
      while (close !== -1 && text.startsWith('"', close + 1)) {
        doubled = true;
        close = text.indexOf('"', close + 2);
      }
      if (close === -1) return 'open';
      end = close + 1;
      if (end < text.length && !text.startsWith(separator, end)) return 'malformed';
      const content = text.slice(start + 1, close);
      fields.push(doubled ? content.replaceAll('""', '"') : content);
    } else {
      const next = text.indexOf(separator, start);
      end = next === -1 ? text.length : next;
      fields.push(text.slice(start, end));
    }
    if (end >= text.length) return fields;
    start = end + separator.length;
  }
}

/** Doubled quotes become one, but only when all are doubled: a single one means that none is escaped. */
function unescaped(content: string): string {
  const runs = content.match(/"+/g) ?? [];
  return runs.every((run) => run.length % 2 === 0) ? content.replaceAll('""', '"') : content;
}

/**
 * Fields of a row whose quotes were never escaped: a quoted field ends at a quote that the separator
 * or the end of the text follows, and every quote before that belongs to it.
 */
function splitLeniently(text: string, separator: string): { fields: string[]; open: boolean } {
  const fields: string[] = [];
  let start = 0;
  for (;;) {
    let end: number;
    if (text.startsWith('"', start)) {
      let close = text.indexOf(`"${separator}`, start + 1);
      if (close === -1 && text.endsWith('"') && text.length > start + 1) close = text.length - 1;
      if (close === -1) return { fields, open: true };
      fields.push(unescaped(text.slice(start + 1, close)));
      end = close + 1;
    } else {
      const next = text.indexOf(separator, start);
      end = next === -1 ? text.length : next;
      fields.push(text.slice(start, end));
    }
    if (end >= text.length) return { fields, open: false };
    start = end + separator.length;
  }
}

/**
 * Splits a text into exactly `columns` fields. The number of columns decides how its quotes are to be
 * read: first by the standard, and only if that does not fit as unescaped quotes, which
 * `repaired` reports.
 */
export function splitRow(text: string, separator: string, columns: number): SplitRow {
  const strict = splitStrictly(text, separator);
  if (Array.isArray(strict) && strict.length === columns) {
    return { kind: 'row', fields: strict, repaired: false };
  }
  const lenient = splitLeniently(text, separator);
  if (!lenient.open && lenient.fields.length === columns) {
    return { kind: 'row', fields: lenient.fields, repaired: true };
  }
  if (strict === 'open' || lenient.open) {
    return { kind: 'open', columns: lenient.fields.length, strictly: strict === 'open' };
  }
  const seen = Array.isArray(strict) ? strict : lenient.fields;
  return { kind: 'other-width', columns: seen.length };
}
