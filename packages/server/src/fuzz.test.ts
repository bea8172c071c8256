import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { sampleContract } from '@pliego/contract/sample-contract';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ownMapping, ownTable } from './testing/a-spreadsheet.ts';
import { arbitraryRequest } from './testing/arbitrary-request.ts';
import { people } from './testing/fixture.ts';
import { describeServer, fromHeader, type TestServer } from './testing/test-server.ts';

/** `npm test -- --long` looks for what a few requests do not find. */
const isLong = process.env['PLIEGO_LONG'] === '1';
const numRuns = isLong ? 200 : 4;

const endpoints = Object.entries({ ...contract, ...sampleContract }).flatMap(
  ([area, { endpoints: own }]) =>
    Object.entries<EndpointDefinition>(own).map(([name, definition]) => ({
      name: `${area}.${name}`,
      definition,
    })),
);

/** Gives the small ids that requests are drawn with something to name where the fixture has nothing. */
async function furnish(server: TestServer): Promise<void> {
  const { connectors, spreadsheets } = (await server.as('admin')).client;
  for (const name of ['uno', 'dos', 'tres']) {
    await connectors.create({
      body: { tipo: 'mercado-publico', nombre: name, ticket: 'A0B1C2D3-E4F5' },
    });
    const body = new Blob([ownTable]);
    const { id } = await spreadsheets.upload({ query: { nombre: `${name}.csv` }, body });
    await spreadsheets.saveMapping({ body: { nombre: name, mapeo: ownMapping, planilla: id } });
    if (name === 'uno') {
      await spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
    }
  }
  await server.imports.idle();
}

/** The person who asks is still let in: of many requests some make another one an administrator, and suspend or remove this one. */
async function readmit({ database }: TestServer): Promise<void> {
  const { id } = people.admin;
  await database.ownerTransaction('change', async (query) => {
    await query(
      `update memberships set role = 'admin', status = 'active', erased_at = null where company_id = 1 and user_id = ${id}`,
    );
    await query(`update companies set closed_at = null where id = 1`);
    await query(`delete from company_sign_in where company_id = 1`);
  });
}

describeServer('whatever is sent', (server) => {
  let sent = 0;
  beforeAll(() => furnish(server));
  beforeEach(() => readmit(server));

  it.each(endpoints)(
    '$name never fails, signed in or out',
    async ({ definition }) => {
      const { cookie } = await server.signIn('admin');
      await fc.assert(
        fc.asyncProperty(arbitraryRequest(definition), async ({ path, body, headers }) => {
          sent += 1;
          // Each from an address of its own, so that no limit on attempts stands before what is tested.
          const from = { [fromHeader]: `2001:db8:${sent.toString(16)}::/64` };
          for (const who of [[], [['cookie', cookie]]]) {
            const request = new Request(`http://pliego.test${path}`, {
              method: definition.method,
              headers: [...Object.entries({ ...headers, ...from }), ...who],
              body: definition.method === 'GET' ? null : body,
            });
            expect((await server.answer(request)).status).toBeLessThan(500);
          }
        }),
        { numRuns, endOnFailure: true },
      );
      await server.imports.idle();
    },
    isLong ? 600_000 : 60_000,
  );
});
