/** What is wanted below one place of a JSON value. */
export interface Wanted {
  /** The value that stands here, whole. */
  whole: boolean;
  /** What is wanted of the member with a name. */
  named: Map<string, Wanted>;
  /** What is wanted of every element, and of every member without an entry of its own. */
  each: Wanted | null;
}

function nothing(): Wanted {
  return { whole: false, named: new Map(), each: null };
}

function stepped(from: Wanted, step: string): Wanted {
  if (step === '*') {
    from.each ??= nothing();
    return from.each;
  }
  const next = from.named.get(step) ?? nothing();
  from.named.set(step, next);
  return next;
}

/** Paths of keys and `*` after a `$`, such as `$`, `$.*`, `$.key` and `$.key.*`, as one tree. */
export function wantedAt(paths: readonly string[]): Wanted {
  const root = nothing();
  for (const path of paths) {
    let place = root;
    for (const step of path.split('.').slice(1)) place = stepped(place, step);
    place.whole = true;
  }
  return root;
}

/** Whether something is wanted inside of a value that is not wanted whole. */
export function isWantedInside(wanted: Wanted): boolean {
  return wanted.each !== null || wanted.named.size > 0;
}
