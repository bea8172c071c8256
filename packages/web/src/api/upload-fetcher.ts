import { NoAnswer } from '@pliego/contract/api-error';
import type { Fetcher } from '@pliego/contract/client';

function headersOf(raw: string): [string, string][] {
  return raw
    .trim()
    .split(/[\r\n]+/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
    });
}

/**
 * A fetcher that reports how many bytes of the body were sent. `fetch` cannot: this is the one
 * place where XMLHttpRequest is still needed.
 */
export function uploadFetcher(onSent: (bytes: number) => void): Fetcher {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
      xhr.addEventListener('load', () => {
        const headers = headersOf(xhr.getAllResponseHeaders());
        resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
      });
      // Like `fetch` without a response.
      xhr.addEventListener('error', () =>
        reject(new NoAnswer(new Error('The upload got no answer'))),
      );
      xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };
}
