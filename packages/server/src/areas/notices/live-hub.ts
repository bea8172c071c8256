import type { LiveEvent } from '@pliego/contract/areas/notices';
import type { Logger } from 'pino';
import { actorOf, type Caller } from '#server/auth/caller.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import { readLive } from './live-commands.ts';
import { liveTokens } from './live-queries.ts';
import { unreadOf } from './queries.ts';

/** Windows of a browser that one person may have open at a time; more of them ask again later. */
export const mostStreams = 100;
/** Before a browser connects again. */
const retryMs = 3_000;
/** Bytes that a page may be behind with before its stream is ended: it connects again, and reads what it shows anew. */
const mostBehind = 64 * 1024;

/** An open page. */
interface Stream {
  /** With whose eyes the page is drawn. */
  caller: Pick<Caller, 'companyId' | 'userId'>;
  /** Whose session it is. */
  owner: number;
  tokenHash: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

interface Dependencies {
  database: Database;
  now: () => Date;
  log: Pick<Logger, 'error'>;
}

const encoder = new TextEncoder();
const asEvent = (event: LiveEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);

/** The open pages of this process, and what they are told. */
export class LiveHub {
  readonly #dependencies: Dependencies;
  readonly #streams = new Set<Stream>();
  #stop: Promise<() => void> | undefined;
  #isClosed = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** A stream of events for a page; null where the person has too many. */
  async open(
    caller: Pick<Caller, 'companyId' | 'userId' | 'view'>,
    tokenHash: string,
  ): Promise<ReadableStream | null> {
    const { companyId, userId } = caller;
    const owner = actorOf(caller);
    const own = [...this.#streams].filter((stream) => stream.owner === owner);
    if (own.length >= mostStreams) return null;
    // It listens before the page reads: nothing falls in between.
    this.#stop ??= this.#dependencies.database.listen((payload) => this.#hear(payload));
    await this.#stop;
    let opened: Stream | undefined;
    const strategy = { highWaterMark: mostBehind, size: (chunk: Uint8Array) => chunk.byteLength };
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          controller.enqueue(encoder.encode(`retry: ${retryMs}\n\n`));
          if (this.#isClosed) return controller.close();
          opened = { caller: { companyId, userId }, owner, tokenHash, controller };
          this.#streams.add(opened);
          return undefined;
        },
        cancel: () => {
          if (opened !== undefined) this.#streams.delete(opened);
        },
      },
      strategy,
    );
  }

  /** Keeps connections alive, and ends those whose session has ended. */
  beat(): Promise<void> {
    return this.#lookAfter([...this.#streams]);
  }

  async #lookAfter(streams: readonly Stream[]): Promise<void> {
    const { database, now, log } = this.#dependencies;
    if (streams.length === 0) return;
    try {
      const hashes = [...new Set(streams.map(({ tokenHash }) => tokenHash))];
      const alive = await database.read('system', (tx) => liveTokens(tx, hashes, now()));
      for (const stream of streams) {
        const { tokenHash, owner, caller } = stream;
        if (!alive.has(`${tokenHash} ${owner} ${caller.companyId}`)) this.#end(stream);
        else this.#send(stream, encoder.encode(':\n\n'));
      }
    } catch (error) {
      log.error({ err: withoutParameters(error) }, 'the open pages could not be looked after');
    }
  }

  /** Ends all streams and listens no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endAll();
    const stop = await this.#stop;
    stop?.();
  }

  #hear(payload: string | null): void {
    // Pages connect again, and read what they may have missed.
    if (payload === null) return this.#endAll();
    const told = readLive(payload);
    if (told === null) return undefined;
    const ofCompany = [...this.#streams].filter(({ caller }) => caller.companyId === told.company);
    if ('tender' in told) {
      const bytes = asEvent({ tipo: 'licitacion', id: told.tender });
      const { people } = told;
      for (const stream of ofCompany)
        if (people?.includes(stream.caller.userId) ?? true) this.#send(stream, bytes);
      return undefined;
    }
    if ('member' in told) {
      const own = ofCompany.filter(({ owner }) => owner === told.member);
      // First told, then ended where the session is over: the page asks why.
      for (const stream of own) this.#send(stream, asEvent({ tipo: 'sesion' }));
      void this.#lookAfter(own);
      return undefined;
    }
    if ('exporter' in told) {
      const bytes = asEvent({ tipo: 'exportaciones' });
      for (const stream of ofCompany) if (stream.owner === told.exporter) this.#send(stream, bytes);
      return undefined;
    }
    if ('much' in told) {
      // They connect again, and read what they missed.
      for (const stream of ofCompany) this.#end(stream);
      return undefined;
    }
    for (const userId of told.people) {
      // A page that is drawn with the eyes of another shows nobody's notices.
      const own = ofCompany.filter(
        ({ caller, owner }) => caller.userId === userId && owner === userId,
      );
      if (own.length > 0) void this.#tellUnread(own);
    }
    return undefined;
  }

  async #tellUnread(own: readonly Stream[]): Promise<void> {
    const [first] = own;
    if (first === undefined) return;
    const { database, log } = this.#dependencies;
    try {
      const sinLeer = await database.read(first.caller, (tx) => unreadOf(tx, first.caller));
      for (const stream of own) this.#send(stream, asEvent({ tipo: 'avisos', sinLeer }));
    } catch (error) {
      log.error({ err: withoutParameters(error) }, 'unread notices could not be counted');
    }
  }

  #send(stream: Stream, bytes: Uint8Array): void {
    if (!this.#streams.has(stream)) return;
    // Null of a stream that has failed.
    const room = stream.controller.desiredSize ?? 0;
    if (room < bytes.byteLength) this.#end(stream);
    else stream.controller.enqueue(bytes);
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    try {
      stream.controller.close();
    } catch {
      // The page has left already.
    }
  }

  #endAll(): void {
    for (const stream of this.#streams) this.#end(stream);
  }
}
