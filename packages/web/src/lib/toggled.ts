/** Adds a value to a list of values, or takes it away when it is there. Undefined when none is left. */
export function toggled<T>(list: readonly T[] | undefined, value: T): T[] | undefined {
  const before = list ?? [];
  const next = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return next.length === 0 ? undefined : next;
}
