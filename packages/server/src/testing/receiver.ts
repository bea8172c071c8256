import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** What a webhook was sent. */
export interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, request: Received) => void;

const accept: Answer = (response) => response.writeHead(204).end();

/** A server of somebody else on this machine, to which webhooks are sent. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers. */
  answer: Answer = accept;
  readonly #server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const received = { headers: request.headers, body: Buffer.concat(pieces).toString() };
      this.received.push(received);
      this.answer(response, received);
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/eventos`;
  }

  /** Forgets what it got and accepts again. */
  reset(): void {
    this.received.length = 0;
    this.answer = accept;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
