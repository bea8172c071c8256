/** The numbers in the comma-separated string of a tender's tags, in their order. */
export function splitTags(tags: string): number[] {
  return tags
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** The string with one tag more, at the end, or one less. */
export function toggleTag(tags: string, id: number): string {
  const ids = splitTags(tags);
  return (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).join(',');
}
