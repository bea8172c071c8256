/** Whether a text can be a phone number: digits, with what people put between them. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6;
}

/** Whether a text can be the address of a website, with or without `https://` before it. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return /^[^.]+(?:\.[^.]+)+$/.test(hostname) && username === '' && password === '';
}
