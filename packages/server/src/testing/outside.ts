import type { OpenService } from '#server/areas/connectors/open-service.ts';

/** What a service does with a request: answers, stays silent until the caller gives up, or disconnects. */
export type Outcome = Response | 'silence' | 'hang-up';
export type Service = (request: Request) => Outcome | Promise<Outcome>;

/** The body of an answer that ends before its length. */
async function* cutOff(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of body) yield piece.subarray(0, Math.ceil(piece.length / 2));
  throw new Error('aborted');
}

/** Header with which a test service truncates its response. */
export const breaksOff = 'x-test-breaks-off';

/** The world outside of the server under test: services by their host, and nothing else. */
export class Outside {
  readonly services = new Map<string, Service>();
  /** Requested hosts that are not defined in the test. */
  readonly strangers: string[] = [];
  #limits: AbortController[] = [];

  readonly open: OpenService = async ({ url, headers, signal }) => {
    const service = this.services.get(url.host);
    if (service === undefined) {
      this.strangers.push(url.host);
      throw new Error(`getaddrinfo ENOTFOUND ${url.href}`);
    }
    const answer = await service(new Request(url, { headers }));
    if (answer === 'hang-up') throw new Error(`socket hang up ${url.href}`);
    if (answer === 'silence') {
      for (const limit of this.#limits) limit.abort();
      signal.throwIfAborted();
      throw new Error('Nobody set a limit');
    }
    const body: AsyncIterable<Uint8Array> = answer.body ?? new Blob([]).stream();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      body: answer.headers.has(breaksOff) ? cutOff(body) : body,
      discard: () => void answer.body?.cancel(),
    };
  };

  /** A time limit that expires as soon as a service stays silent. */
  timeLimit(): AbortSignal {
    const limit = new AbortController();
    this.#limits = [...this.#limits.slice(-20), limit];
    return limit.signal;
  }
}
