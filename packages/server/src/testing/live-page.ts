import { LiveEvent, liveEventsPath } from '@pliego/contract/areas/notices';
import type { Visitor } from './test-server.ts';

/** An open page: what it hears, event by event. */
export class LivePage {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #rest = '';

  private constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  static async open(visitor: Visitor): Promise<LivePage> {
    const { body } = await visitor.send('GET', liveEventsPath, {
      headers: { 'accept-encoding': 'gzip' },
    });
    if (body === null) throw new Error('There is no stream');
    const page = new LivePage(body);
    const first = await page.#block();
    if (first === null || !/^retry: \d+$/.test(first)) throw new Error(`It began with ${first}`);
    return page;
  }

  /** The next event, heartbeats left out; null at the end of the stream. */
  async next(): Promise<LiveEvent | null> {
    for (;;) {
      const block = await this.#block();
      if (block === null) return null;
      if (block.startsWith('data: ')) return LiveEvent.parse(JSON.parse(block.slice(6)));
    }
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }

  async #block(): Promise<string | null> {
    let end = this.#rest.indexOf('\n\n');
    while (end < 0) {
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#rest += new TextDecoder().decode(value);
      end = this.#rest.indexOf('\n\n');
    }
    const block = this.#rest.slice(0, end);
    this.#rest = this.#rest.slice(end + 2);
    return block;
  }
}
