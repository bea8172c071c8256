/**
 * Replaces the test library where laws run in a page: the cases run there, and their expectations are
 * handed over to be compared where the library is.
 */

export interface Expectation {
  matcher: string;
  actual: unknown;
  expected: unknown[];
}

export interface RunLaw {
  name: string;
  expectations: Expectation[];
  /** What it was thrown out with. */
  error: string | null;
}

type Run = (...values: never[]) => unknown;

const cases: { name: string; run: () => unknown }[] = [];
const preparations: (() => unknown)[] = [];
let expectations: Expectation[] = [];

export function describe(_name: string, define: () => void): void {
  define();
}

export function beforeEach(prepare: () => unknown): void {
  preparations.push(prepare);
}

function add(name: string, run: () => unknown): void {
  cases.push({ name, run });
}

export const it = Object.assign(add, {
  each: (values: never[]) => (name: string, run: Run) => {
    for (const value of values) add(name.replace('%d', String(value)), () => run(value));
  },
});

/** What it answers has every matcher there is. */
export function expect(actual: unknown): Record<string, (...expected: unknown[]) => void> {
  // As it is now: what runs on may change it.
  const seen: unknown = structuredClone(actual);
  return new Proxy(
    {},
    {
      get:
        (_, matcher) =>
        (...expected: unknown[]) => {
          expectations.push({ matcher: String(matcher), actual: seen, expected });
        },
    },
  );
}

export async function runLaws(): Promise<RunLaw[]> {
  const done: RunLaw[] = [];
  for (const { name, run } of cases) {
    expectations = [];
    let error: string | null = null;
    try {
      for (const prepare of preparations) await prepare();
      await run();
    } catch (thrown) {
      error = String(thrown);
    }
    done.push({ name, expectations, error });
  }
  return done;
}
