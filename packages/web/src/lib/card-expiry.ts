/**
 * The expiry of a card as printed, `08/29`, from the usual spellings: `8/29`, `08/2029`, `0829`,
 * `08-29`. Null for what is no month of a year.
 */
export function readExpiry(typed: string): string | null {
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*[/.\s-]?\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 ? `${month.padStart(2, '0')}/${year}` : null;
}
