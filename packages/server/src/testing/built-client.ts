import { type Client, createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { demoPassword } from '#server/areas/auth/demo-accounts.ts';

/** A client of a server that runs with the demonstration, signed in as its administrator. */
export async function builtClient(url: string): Promise<Client<typeof contract>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@andes.demo', password: demoPassword }),
  });
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return createClient(
    contract,
    (request) => {
      request.headers.set('cookie', cookie);
      return fetch(request);
    },
    url,
  );
}
