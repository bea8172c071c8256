/** `MP` of "María Pérez Soto": first letters of the first two words. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  return letters.join('') || '?';
}
