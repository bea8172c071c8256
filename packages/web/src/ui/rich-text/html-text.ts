/** The text of HTML, without its tags: for previews, searches and lengths. Runs and loads nothing. */
export function htmlText(html: string): string {
  const spaced = html.replaceAll(/<(br|\/p|\/div|\/li|\/h\d)\b/gi, ' <$1');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** An editor that was emptied keeps a paragraph without words. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === '' && !/<(img|hr)\b/i.test(html);
}

/** A text as HTML: tags are escaped, and line breaks are kept. */
export function textHtml(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
