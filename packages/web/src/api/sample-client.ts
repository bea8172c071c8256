import { createClient, type Fetcher } from '@pliego/contract/client';
import { sampleContract } from '@pliego/contract/sample-contract';
import { createSampleFetcher } from './sample-fetcher.ts';

/** Which random numbers a page's sample data draws: the same in every page, so that it can be shown again. */
const seed = 20_261_121;

async function startApp(): Promise<Fetcher> {
  const [{ createSampleApp }, { memoryStore }, { seededRandom }] = await Promise.all([
    import('@pliego/sample-api/app'),
    import('@pliego/sample-api/memory-store'),
    import('@pliego/sample-api/random'),
  ]);
  const clock = () => new Date();
  const app = createSampleApp({
    clock,
    random: seededRandom(seed),
    store: memoryStore(clock),
    report: reportError,
  });
  return (request) => app.fetch(request);
}

const sampleFetcher = createSampleFetcher({
  origin: location.origin,
  network: (request) => fetch(request),
  load: startApp,
});

/**
 * The typed client of the areas with sample data: `sampleApi.shop.products({ query })`. Only what is
 * loaded lazily imports it: its schemas are no part of the first load.
 */
export const sampleApi = createClient(sampleContract, sampleFetcher, location.origin);
