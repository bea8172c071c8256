import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** The state of the proxy: open, disconnected, or answering that the server is unreachable. */
type Way = 'open' | 'cut' | 'gateway';

/**
 * A proxy in front of the server under test, for what a browser cannot simulate: that the server is
 * gone, also for the service worker, or that it serves another version of the worker.
 */
export class FrontDoor {
  way: Way = 'open';
  /** Added to the end of `/sw.js`: one byte makes a new worker of it. */
  workerSuffix = '';
  /** Until this is settled `/sw.js` is kept waiting. */
  workerHeld: Promise<void> = Promise.resolve();
  /** Every requested path, in order, whatever the outcome. */
  readonly asked: string[] = [];
  readonly #server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
  readonly #target: URL;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The door is not open');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** Blocks everything, also on open connections. */
  cut(): void {
    this.way = 'cut';
    this.#server.closeAllConnections();
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    this.asked.push(`${incoming.method} ${path}`);
    if (this.way === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (this.way === 'gateway') {
      outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (path === '/sw.js') await this.workerHeld;
    this.#forward(incoming, outgoing, path);
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const { hostname, port } = this.#target;
    const isWorker = path === '/sw.js';
    const headers = { ...incoming.headers };
    if (isWorker) delete headers['accept-encoding'];
    const forwarded = request({ hostname, port, path, method: incoming.method, headers });
    forwarded.on('response', (answer) => {
      const answered = { ...answer.headers };
      if (isWorker) delete answered['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(this.workerSuffix));
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }
}
