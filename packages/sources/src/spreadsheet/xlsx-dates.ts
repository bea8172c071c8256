/** Number formats of Excel that are dates or times without being spelt out in the file. */
const builtInDates = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51,
  52, 53, 54, 55, 56, 57, 58,
]);

/** Whether a number format writes dates: it has a letter of a date outside of quotes, colours and escapes. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(id);
  const [positive = ''] = code.split(';');
  const bare = positive
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!h|m|s)[^\]]*\]/gi, '');
  return /[dmyhsa]/i.test(bare) && !/general|standard|est[aá]ndar/i.test(bare);
}

const dayMs = 86_400_000;
/** Day 0 of both calendars. That of 1900 counts a 29 February 1900 that never was. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999, the last day that Excel knows. */
const lastSerial = 2_958_465;

/**
 * A number of Excel's calendar as ISO text without zone, `2026-06-17` or `2026-06-17 18:04:00`; a number
 * below 1 is a time of day. Null for what is no date.
 */
export function dateFromSerial(serial: number, is1904 = false): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial >= lastSerial + 1) return null;
  const seconds = Math.round((serial % 1) * 86_400);
  if (serial < 1 && !is1904) {
    return seconds === 86_400 ? null : new Date(seconds * 1000).toISOString().slice(11, 19);
  }
  // Before 1 March 1900 the day that never was has not been counted yet.
  const early = !is1904 && serial < 60 ? dayMs : 0;
  const epoch = is1904 ? epoch1904 : epoch1900;
  const at = epoch + early + Math.floor(serial) * dayMs + seconds * 1000;
  const text = new Date(at).toISOString();
  return serial % 1 === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
