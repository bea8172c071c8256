import type { Readable, Writable } from 'node:stream';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

interface Bridge {
  /** The address of the server, to which `/mcp` is added. */
  server: string;
  key: string;
  input: Readable;
  out: Writable;
  err: Writable;
}

/** JSON-RPC: an error inside of the server, or on the way to it. */
const internalError = -32_603;

/** Passes the messages of a program that speaks by stdio on to a server, and its answers back, until the input ends. */
export async function bridgeStdio({ server, key, input, out, err }: Bridge): Promise<void> {
  const near = new StdioServerTransport(input, out);
  const far = new StreamableHTTPClientTransport(new URL('/mcp', server), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  const say = (error: unknown) =>
    err.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const waiting = new Set<Promise<void>>();

  async function passOn(message: JSONRPCMessage): Promise<void> {
    try {
      await far.send(message);
    } catch (error) {
      say(error);
      if (!('method' in message) || !('id' in message)) return;
      // The client gets an error instead of waiting for ever.
      const text = error instanceof Error ? error.message : String(error);
      await near.send({
        jsonrpc: '2.0',
        id: message.id,
        error: { code: internalError, message: text },
      });
    }
  }

  Object.assign(far, {
    onmessage: (message: JSONRPCMessage) => void near.send(message).catch(say),
  });
  Object.assign(near, {
    onerror: say,
    onmessage: (message: JSONRPCMessage) => {
      const passing = passOn(message).finally(() => waiting.delete(passing));
      waiting.add(passing);
    },
  });
  const ended = new Promise<void>((resolve) => {
    input.once('end', resolve);
    input.once('close', resolve);
  });
  await far.start();
  await near.start();
  await ended;
  await Promise.all(waiting);
  await far.close();
  await near.close();
}
