/// <reference types="vite/client" />
import type { Fetcher } from '@pliego/contract/client';
import { answerSamplesThrough } from '@pliego/sample-api/testing/sample';
import { type FileOutcome, runFile } from './test-library.ts';

const files = import.meta.glob('../../../packages/sample-api/src/areas/**/*.test.ts');

/**
 * Runs every test of the sample API in this page, through the page's own fetcher.
 *
 * @param through Puts the page's own fetcher before a sample app.
 */
export async function runSuite(
  through: (app: Fetcher, origin: string) => Fetcher,
): Promise<Record<string, FileOutcome>> {
  answerSamplesThrough(through);
  const outcomes: Record<string, FileOutcome> = {};
  for (const [path, load] of Object.entries(files)) {
    outcomes[path.replace(/^.*\/areas\//, '')] = await runFile(load);
  }
  return outcomes;
}
