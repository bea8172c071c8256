/** Whether the month of a `MM/YY` is over. A text that is no month is as good as past. */
export function isExpired(expires: string, now: number): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? [];
  if (month === '') return true;
  // A card is good until the last day of its month.
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now;
}
