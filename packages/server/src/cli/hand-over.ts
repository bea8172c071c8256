import type { ImportEvent } from '#server/operator/import-paths.ts';

/** Has the running server import paths of this machine, and tells what it tells, line by line. */
export async function handOver(
  url: URL,
  token: string,
  paths: readonly string[],
  tell: (event: ImportEvent) => void,
): Promise<void> {
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
    // Our own server wrote these lines from the same type.
    for (const line of lines) tell(JSON.parse(line) as ImportEvent);
  }
}
