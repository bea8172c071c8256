import type { ImportEvent } from '#server/operator/import-paths.ts';
import type { ReferenceEvent } from '#server/operator/import-reference.ts';

/** Has the running server work on paths of this machine, and tells the lines it answers. */
async function* linesFrom(url: URL, token: string, paths: readonly string[]) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ rutas: paths }),
  });
  if (!response.ok || response.body === null) {
    throw new Error(`El servidor no aceptó el trabajo (${response.status}). Revisa su registro.`);
  }
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Has the running server import files, and tells what it tells. Our own server writes each line from its type. */
export async function handOverImport(
  url: URL,
  token: string,
  paths: readonly string[],
  tell: (event: ImportEvent) => void,
): Promise<void> {
  for await (const line of linesFrom(url, token, paths)) tell(JSON.parse(line) as ImportEvent);
}

/** The same for the names of codes. */
export async function handOverReference(
  url: URL,
  token: string,
  paths: readonly string[],
  tell: (event: ReferenceEvent) => void,
): Promise<void> {
  for await (const line of linesFrom(url, token, paths)) tell(JSON.parse(line) as ReferenceEvent);
}
