import type { sampleHomes } from '@pliego/contract/areas/sample';
import type { Fetcher } from '@pliego/contract/client';
import { isSampleCall } from '@pliego/contract/sample-paths';

export type SampleHome = (typeof sampleHomes)[number];

interface Surroundings {
  /** Where the page comes from: only its own calls are answered here. */
  origin: string;
  network: Fetcher;
  /** Asks the server who keeps the sample data; called with the first such call. */
  home: () => Promise<SampleHome>;
  /** Loads what answers with sample data; called with the first such call that the page answers. */
  load: () => Promise<Fetcher>;
}

/** Asks once. What failed is asked again with the next call. */
export function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return async () => {
    const mine = (asked ??= ask());
    try {
      return await mine;
    } catch (error) {
      if (asked === mine) asked = undefined;
      throw error;
    }
  };
}

/**
 * Answers in the page the calls that the contract declares with sample data, unless the server keeps
 * that data; every other request goes to the network as it is, at once.
 */
export function createSampleFetcher({ origin, network, home, load }: Surroundings): Fetcher {
  const sampleHome = askedOnce(home);
  const sampleApp = askedOnce(load);

  return async (request) => {
    const url = new URL(request.url);
    if (url.origin !== origin || !isSampleCall(request.method, url.pathname)) {
      return network(request);
    }
    const { signal } = request;
    const isOnServer = (await sampleHome()) === 'servidor';
    signal.throwIfAborted();
    if (isOnServer) return network(request);
    const app = await sampleApp();
    signal.throwIfAborted();
    const answer = await app(request);
    // Called off while it was answered: as with the network, nothing of the answer is seen.
    signal.throwIfAborted();
    return answer;
  };
}
