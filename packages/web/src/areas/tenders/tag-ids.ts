/** The numbers in the comma-separated string of a tender's tags, in their order. */
export function splitTags(tags: string): number[] {
  return tags
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** The string with a tag in it, at the end unless it was there, or without it. */
export function withTag(tags: string, id: number, present: boolean): string {
  const others = splitTags(tags);
  if (others.includes(id) === present) return others.join(',');
  return (present ? [...others, id] : others.filter((other) => other !== id)).join(',');
}
