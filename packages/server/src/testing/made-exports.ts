import { runExports, type Stopping } from '#server/areas/prepared-exports/run-exports.ts';
import { publicUrl, type TestServer } from './test-server.ts';

/** Makes the exports that wait, as it is done every two seconds. */
export async function makeExports(
  server: TestServer,
  signal: Stopping = new AbortController().signal,
): Promise<void> {
  const log = { error: (told: unknown) => server.logged.push(JSON.stringify(told)) };
  const { database } = server;
  const now = () => server.now();
  await runExports({ database, log, baseUrl: () => publicUrl, now }, signal);
}
