import type { Server } from 'node:http';

/** Opens a server on this machine alone, which keeps no process waiting for it; at any free port unless one is given. */
export async function openOnLoopback(server: Server, port = 0): Promise<void> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
}

export function closeAtOnce(server: Server): void {
  server.closeAllConnections();
  server.close();
}

export function loopbackUrl(server: Server): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://127.0.0.1:${port}`;
}
