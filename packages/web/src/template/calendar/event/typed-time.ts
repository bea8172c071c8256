const written = /^(\d{1,2})(?:[:.h](\d{2})?)?$/;
const compact = /^(\d{1,2})(\d{2})$/;

/** Reads an hour as it is typed, `9`, `9:30`, `9.30` or `930`, into `09:30`; null when it is none. */
export function readTypedTime(text: string): string | null {
  const trimmed = text
    .trim()
    .toLowerCase()
    .replace(/\s*h(rs?|oras?)?\.?$/, '');
  const [, hour = '', minute = '00'] = written.exec(trimmed) ?? compact.exec(trimmed) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Every half hour of a day, to choose from. */
export const halfHours: readonly string[] = Array.from(
  { length: 48 },
  (_, index) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);
