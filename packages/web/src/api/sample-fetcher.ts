import type { sampleHomes } from '@pliego/contract/areas/sample';
import type { Fetcher } from '@pliego/contract/client';

export type SampleHome = (typeof sampleHomes)[number];

interface Dependencies {
  network: Fetcher;
  /** Queries the server for where the sample data is stored; called with the first sample call. */
  home: () => Promise<SampleHome>;
  /** Loads what answers with sample data; called with the first such call that the page answers. */
  load: () => Promise<Fetcher>;
}

/** Queries once. A failure is retried with the next call. */
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
 * The fetcher of the sample areas: answers their calls in the page, or sends them to the network when the page
 * does not answer them: the server does, or has no sample data.
 */
export function createSampleFetcher({ network, home, load }: Dependencies): Fetcher {
  const sampleHome = askedOnce(home);
  const sampleApp = askedOnce(load);

  return async (request) => {
    const { signal } = request;
    const isInPage = (await sampleHome()) === 'pagina';
    signal.throwIfAborted();
    if (!isInPage) return network(request);
    const app = await sampleApp();
    signal.throwIfAborted();
    const answer = await app(request);
    // As on the network, an aborted request gets no answer.
    signal.throwIfAborted();
    return answer;
  };
}
