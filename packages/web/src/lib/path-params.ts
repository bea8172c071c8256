const largestId = 2_147_483_647;

/** The id that a part of an address names, as the contract's `Id` would have it; undefined when it names none. */
export function idIn(segment: string): number | undefined {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** An escape that is none stays as it was written: an address may be typed by hand. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What an address puts in the place of each `$name` of a pattern; null when it has another form. */
export function paramsIn(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith('$')) params[segment.slice(1)] = decoded(value);
    else if (segment !== value) return null;
  }
  return params;
}

/** The parameters under the first of the patterns that has the form of the address; none when none has. */
export function firstParamsIn(
  patterns: readonly string[],
  pathname: string,
): Record<string, string> {
  for (const pattern of patterns) {
    const params = paramsIn(pattern, pathname);
    if (params !== null) return params;
  }
  return {};
}
