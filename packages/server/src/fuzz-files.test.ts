import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listMapping, ownMapping } from './testing/a-spreadsheet.ts';
import { arbitraryFile } from './testing/arbitrary-file.ts';
import { describeServer } from './testing/test-server.ts';

/** `npm test -- --long` looks for what a few files do not find. */
const isLong = process.env['PLIEGO_LONG'] === '1';
const numRuns = isLong ? 150 : 8;

/** More than any answer about a file has to hold. */
const largestAnswer = 10 * 1024 ** 2;

const takingFiles = Object.entries(contract).flatMap(([area, { endpoints }]) =>
  Object.entries<EndpointDefinition>(endpoints)
    .filter(([, { body }]) => body === 'file')
    .map(([name, definition]) => ({ name: `${area}.${name}`, definition })),
);

async function answered(response: Response) {
  const text = await response.text();
  return { status: response.status, length: text.length, text };
}

const isSound = ({ status, length }: Awaited<ReturnType<typeof answered>>): boolean =>
  status < 500 && length < largestAnswer;

/** A table that was uploaded and can be tried. */
const Waiting = z.object({ id: z.number(), vista: z.object({ encabezado: z.array(z.string()) }) });

/** Mappings of tables and of price lists: the first columns say what takes the most words to refuse. */
const mappings = ([codigo, nombre = codigo]: string[]): object[] => [
  { ...ownMapping, columnas: { codigo, nombre, cierre: nombre } },
  { ...listMapping, columnas: { sku: codigo, unspsc: nombre, regiones: nombre } },
];

describeServer('whatever file is sent', (server) => {
  it.each(takingFiles)(
    '$name never fails, and answers no more than a page can show',
    async ({ definition }) => {
      const path = definition.path.replaceAll(/:[a-zA-Z]+/g, '1');
      await fc.assert(
        fc.asyncProperty(arbitraryFile, async ({ name, bytes }) => {
          const visitor = await server.as('admin');
          const answer = await answered(
            await visitor.send(definition.method, `${path}?nombre=${name}`, {
              body: new Uint8Array(bytes),
              headers: { 'content-type': 'application/octet-stream' },
            }),
          );
          expect(answer).toSatisfy(isSound);
          const table = Waiting.safeParse(answer.status === 201 ? JSON.parse(answer.text) : null);
          if (!table.success) return;
          const { id, vista } = table.data;
          for (const mapeo of mappings(vista.encabezado)) {
            const tried = visitor.send('POST', `${path}/${id}/prueba`, { json: { mapeo } });
            expect(await answered(await tried)).toSatisfy(isSound);
          }
        }),
        { numRuns, endOnFailure: true },
      );
      await server.imports.idle();
    },
    isLong ? 1_200_000 : 120_000,
  );
});
