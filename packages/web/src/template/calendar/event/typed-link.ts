/** Reads a link as it is typed, with or without `https://`; null when it is none. Nothing but the web is taken. */
export function readTypedLink(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && (hostname.includes('.') || hostname === 'localhost') ? address : null;
}
