import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { sampleContract } from '@pliego/contract/sample-contract';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ownMapping, ownTable } from './testing/a-spreadsheet.ts';
import { arbitraryRequest } from './testing/arbitrary-request.ts';
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

describeServer('whatever is sent', (server) => {
  let sent = 0;
  beforeAll(() => furnish(server));

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
