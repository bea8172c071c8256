import { type Client, createClient, type Fetcher } from '@pliego/contract/client';
import { Problem } from '@pliego/contract/problem';
import { sampleContract } from '@pliego/contract/sample-contract';
import { messageCodesOf, hasSentence } from '@pliego/contract/testing/has-sentence';
import { expect } from 'vitest';
import { createSampleApp } from '#sample/app.ts';
import { memoryStore } from '#sample/memory-store.ts';
import { seededRandom } from '#sample/random.ts';
import type { Store } from '#sample/store.ts';

const origin = 'http://muestra.test';

/** The default clock of the tests: a Saturday afternoon in Santiago. */
export const sampleNow = '2026-11-21T18:30:00.000Z';

export interface Sent {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  headers?: Record<string, string>;
}

export interface Sample {
  /** The calls of the contract; every response is checked against it. */
  api: Client<typeof sampleContract>;
  /** Any request. The path may carry a query. */
  send: (method: string, path: string, sent?: Sent) => Promise<Response>;
  /** What failed here and not because of the call; a test that expects nothing here checks it. */
  failures: unknown[];
}

/** Where the samples of this run keep their data; the server runs the same tests over its own store. */
let makeStore: (clock: () => Date) => Store = memoryStore;
export function keepSamplesIn(make: typeof makeStore): void {
  makeStore = make;
}

/** What a request passes through before it reaches a sample; in a page that is the page's own fetcher. */
let passThrough = (app: Fetcher, _origin: string): Fetcher => app;
export function answerSamplesThrough(through: typeof passThrough): void {
  passThrough = through;
}

/** A new sample API with untouched seeds. A moving clock is passed as a function. */
export function newSample(now: string | (() => string) = sampleNow, seed = 1): Sample {
  const clock = () => new Date(typeof now === 'string' ? now : now());
  const failures: unknown[] = [];
  const app = createSampleApp({
    clock,
    random: seededRandom(seed),
    store: makeStore(clock),
    report: (error) => failures.push(error),
  });
  const fetcher = passThrough(async (request) => app.fetch(request), origin);
  return {
    api: createClient(sampleContract, fetcher, origin),
    send: async (method, path, { json, body, headers = {} } = {}) => {
      const all = new Headers(headers);
      if (json !== undefined) all.set('content-type', 'application/json');
      const content = json === undefined ? body : JSON.stringify(json);
      const init: RequestInit = { method, headers: all, body: content };
      return fetcher(new Request(`${origin}${path}`, init));
    },
    failures,
  };
}

/** Checks that a request is refused with a Problem of this status, and answers it. */
export async function expectRefused(status: number, response: Promise<Response>): Promise<Problem> {
  const answered = await response;
  const problem = Problem.parse(await answered.json());
  expect({ status: answered.status, told: problem.status }).toEqual({ status, told: status });
  expect(messageCodesOf(problem).filter((code) => !hasSentence(code))).toEqual([]);
  return problem;
}

/** Checks an answer that has a status and nothing else. */
export async function expectNothing(status: number, response: Promise<Response>): Promise<void> {
  const answered = await response;
  expect({ status: answered.status, body: await answered.text() }).toEqual({ status, body: '' });
}

export function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
