/** Month names as the sample data writes its dates, whatever language they are shown in. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayMs = 86_400_000;

/** When the day of a `DD Mon YYYY` begins, as if everyone lived in UTC; undefined when it is no day. */
export function shortDateMs(text: string): number | undefined {
  const match = /^(\d{2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text);
  const month = months.indexOf(match?.[2] ?? '');
  if (match === null || month === -1) return undefined;
  const time = Date.UTC(Number(match[3]), month, Number(match[1]));
  return new Date(time).getUTCMonth() === month ? time : undefined;
}

/** The `DD Mon YYYY` of a day `YYYY-MM-DD` moved by a number of days. */
export function shortDate(day: string, days = 0): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
  const month = months[date.getUTCMonth()] ?? '';
  return `${String(date.getUTCDate()).padStart(2, '0')} ${month} ${date.getUTCFullYear()}`;
}

/** What is owed: `$724`, or less than nothing: `-$205`. */
export function balanceAmount(balance: number | string): number {
  return typeof balance === 'number' ? balance : Number(balance.replace('$', ''));
}

/** What is owed as the sample data writes it: 0, `$724` or `-$205`. */
export function balanceText(amount: number): 0 | string {
  if (amount === 0) return 0;
  return `${amount < 0 ? '-' : ''}$${Math.abs(amount)}`;
}

/** The `YYYY-MM-DD` of a `DD Mon YYYY`; undefined when it is no day. */
export function dayOfShortDate(text: string): string | undefined {
  const time = shortDateMs(text);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}
