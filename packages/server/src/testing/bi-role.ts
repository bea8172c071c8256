import { Client } from 'pg';
import { inject } from 'vitest';
import { type BiEvent, biTask } from '#server/operator/bi.ts';
import { databaseName } from '#server/db/bi/definition.ts';
import type { Database } from '#server/db/database.ts';
import { fixtureCompanies } from './fixture.ts';
import { fixtureNow } from './fixture-tenders.ts';

type Work = Parameters<typeof biTask.run>[1];

export const biPassword = 'una-clave-larga-de-prueba';

/** Does what `npm run pliego -- bi …` does; answers what it tells. */
export async function runBi(database: Database, work: Work): Promise<BiEvent[]> {
  const told: BiEvent[] = [];
  const dependencies = {
    database,
    uploadsDir: '',
    copyFiles: null,
    secretKey: null,
    version: '0',
    workerFile: new URL('file:///'),
    now: () => new Date(fixtureNow),
    baseUrl: () => '',
    signal: new AbortController().signal,
  };
  await biTask.run(dependencies, work, (event) => told.push(event));
  return told;
}

/** The address of a database of the tests' server, for a role that it trusts. */
export async function addressFor(database: Database, role: string): Promise<string> {
  const address = new URL(`${inject('postgresUrl')}/${await databaseName(database.asOwner)}`);
  address.username = role;
  return address.href;
}

/** Opens the access of a company; answers its role and how a connection of its own is made. */
export async function openBi(database: Database, company: 0 | 1) {
  const { taxId: rut } = fixtureCompanies[company];
  const [event] = await runBi(database, { accion: 'abrir', rut, clave: biPassword });
  if (event === undefined || !('role' in event)) throw new Error('No access was opened');
  const { role } = event;
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: await addressFor(database, role) });
    // Its sessions are ended by what is tested.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return { role, connect, event };
}
