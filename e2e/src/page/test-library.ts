import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';
import * as chai from 'chai';

/*
 * Replaces the test library where whole test files run in a page. Their expectations are the
 * library's own; only who finds and runs the cases is here, since its runner needs a server beside it.
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect: unknown = Object.assign(
  (actual: unknown, message?: string) => chai.expect(actual, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
);

type Step = () => unknown;
type Body = (...values: unknown[]) => unknown;

interface Case {
  name: string;
  run: Step;
}

interface Group {
  cases: Case[];
  afterEach: Step[];
}

let path: string[] = [];
let file: Group = { cases: [], afterEach: [] };

function within(name: string, define: Step): void {
  path.push(name);
  define();
  path.pop();
}

function add(name: string, run: Step): void {
  file.cases.push({ name: [...path, name].join(' › '), run });
}

/** Once for each value; where all are lists, with their elements as arguments. The index names the case. */
function each(make: (name: string, run: Step) => void) {
  return (values: readonly unknown[]) => (name: string, run: Body) => {
    const areLists = values.every((value) => Array.isArray(value));
    for (const [index, value] of values.entries()) {
      const given = areLists && Array.isArray(value) ? value : [value];
      make(`${name} (${index + 1})`, () => run(...given));
    }
  };
}

export const describe = Object.assign(within, { each: each(within) });
export const it = Object.assign(add, { each: each(add) });

export function afterEach(step: Step): void {
  file.afterEach.push(step);
}

const replaced = new Map<string, PropertyDescriptor | undefined>();

export const vi = {
  stubGlobal(name: string, value: unknown): void {
    if (!replaced.has(name)) {
      replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    }
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  },
  unstubAllGlobals(): void {
    for (const [name, was] of replaced) {
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, was);
    }
    replaced.clear();
  },
};

/** The result of a test file: how many cases passed, and the errors of the others. */
export interface FileOutcome {
  passed: number;
  failed: { name: string; message: string }[];
}

/** Runs the cases that a module defines when it is loaded. */
export async function runFile(load: () => Promise<unknown>): Promise<FileOutcome> {
  file = { cases: [], afterEach: [] };
  path = [];
  await load();
  const { cases, afterEach: steps } = file;
  const outcome: FileOutcome = { passed: 0, failed: [] };
  for (const { name, run } of cases) {
    try {
      await run();
      outcome.passed += 1;
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      outcome.failed.push({ name, message });
    }
    for (const step of steps) await step();
  }
  return outcome;
}
