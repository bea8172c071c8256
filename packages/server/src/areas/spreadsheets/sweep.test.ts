import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { listMapping, ownList, ownTable } from '#server/testing/a-spreadsheet.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { sweepTables } from './sweep.ts';

const hour = 60 * 60_000;

describeServer('tables and price lists that nobody imports', (server) => {
  const stored = () => readdir(join(server.uploadsDir, waitingTables));
  const sweepAfter = (hours: number) =>
    sweepTables(
      server.database,
      new Date(server.now().getTime() + hours * hour),
      server.uploadsDir,
    );

  it('are gone after a day, also of a company that uploads nothing again; what was applied stays', async () => {
    const { client } = await server.as('admin');
    const query = { nombre: 'una.csv' };
    await client.spreadsheets.upload({ query, body: new Blob([ownTable]) });
    const waiting = await client.productImports.upload({ query, body: new Blob([ownList]) });
    const applied = await client.productImports.upload({ query, body: new Blob([ownList]) });
    const params = { id: applied.id };
    await client.productImports.apply({ params, body: { mapeo: listMapping } });
    const before = await stored();

    await sweepAfter(23);
    expect(await stored()).toEqual(before);
    await sweepAfter(25);
    expect(before.length - (await stored()).length).toBe(2);
    const tried = client.productImports.try({
      params: { id: waiting.id },
      body: { mapeo: listMapping },
    });
    await expect(tried).rejects.toMatchObject({ problem: { motivo: { code: 'lista-caducada' } } });
    const { datos } = await client.productImports.list();
    expect(datos.map(({ id }) => id)).toEqual([applied.id]);
  });
});
