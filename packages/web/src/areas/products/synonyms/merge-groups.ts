const keyOf = (group: readonly string[]) => JSON.stringify(group);

/** What was typed, with what somebody else added meanwhile, and without what they took away and nobody touched here. */
export function mergeGroups(
  typed: readonly string[][],
  base: readonly string[][],
  stored: readonly string[][],
): string[][] {
  const [inTyped, inBase, inStored] = [typed, base, stored].map(
    (groups) => new Set(groups.map(keyOf)),
  );
  const stays = (group: string[]) => !inBase?.has(keyOf(group)) || inStored?.has(keyOf(group));
  const isNew = (group: string[]) => !inBase?.has(keyOf(group)) && !inTyped?.has(keyOf(group));
  return [...typed.filter(stays), ...stored.filter(isNew)];
}
