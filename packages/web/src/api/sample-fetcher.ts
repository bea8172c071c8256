import type { Fetcher } from '@pliego/contract/client';
import { isSampleCall } from '@pliego/contract/sample-paths';

interface Surroundings {
  /** Where the page comes from: only its own calls are answered here. */
  origin: string;
  network: Fetcher;
  /** Loads what answers with sample data; called with the first such call. */
  load: () => Promise<Fetcher>;
}

/**
 * Answers in the page the calls that the contract declares with sample data; every other request goes
 * to the network as it is.
 */
export function createSampleFetcher({ origin, network, load }: Surroundings): Fetcher {
  let loaded: Promise<Fetcher> | undefined;

  /** A load that failed is tried again with the next call. */
  async function sampleApp(): Promise<Fetcher> {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  }

  return async (request) => {
    const url = new URL(request.url);
    if (url.origin !== origin || !isSampleCall(request.method, url.pathname)) {
      return network(request);
    }
    const { signal } = request;
    const app = await sampleApp();
    signal.throwIfAborted();
    const answer = await app(request);
    // Called off while it was answered: as with the network, nothing of the answer is seen.
    signal.throwIfAborted();
    return answer;
  };
}
