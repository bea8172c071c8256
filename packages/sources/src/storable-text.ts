/** What PostgreSQL's jsonb refuses inside a string: NUL and halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- NUL is exactly what is looked for
const unstorable = /\u0000|\p{Surrogate}/gu;

/** The text without the characters that no JSON column can hold. */
export function storableText(value: string): string {
  return value.replaceAll(unstorable, '');
}
