import { sendTo } from '@pliego/contract/client';
import type { CallInput, EndpointDefinition } from '@pliego/contract/endpoint';
import { callServer } from './client.ts';

/** A file as the server sent it. */
export interface Downloaded {
  name: string;
  content: Blob;
}

/** How a download is told of and stopped. */
export interface Watching {
  signal: AbortSignal;
  /** Hears how many bytes have come. */
  onBytes: (bytes: number) => void;
}

/** The name in a `content-disposition` of our server. */
function nameIn(response: Response): string {
  const said = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(said)?.[1];
  return encoded === undefined ? 'archivo' : decodeURIComponent(encoded);
}

/** Reads a file while it is made, and says how much of it has come. Rejects with what the server refuses. */
export async function download<D extends EndpointDefinition>(
  endpoint: D,
  input: CallInput<D>,
  { signal, onBytes }: Watching,
): Promise<Downloaded> {
  const response = await sendTo(callServer, location.origin, endpoint, { ...input, signal });
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    // One piece after the other.
    // oxlint-disable-next-line no-await-in-loop
    const next = await reader?.read();
    if (next === undefined || next.done) break;
    parts.push(next.value);
    bytes += next.value.byteLength;
    onBytes(bytes);
  }
  const type = response.headers.get('content-type') ?? undefined;
  return { name: nameIn(response), content: new Blob(parts, { type }) };
}
