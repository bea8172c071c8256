import { entry, feed, tombstone } from '@pliego/sources/testing/placsp-feed';
import { expect, it } from 'vitest';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

async function upload(server: TestServer, content: string) {
  const { client } = await server.as('admin');
  const { id } = await client.sources.upload({
    query: { nombre: 'placsp.atom' },
    body: new Blob([feed(content)]),
  });
  await server.imports.idle();
  const { conteo } = await client.sources.run({ params: { id } });
  const { datos } = await client.tenders.list({ query: { q: '930001' } });
  return { conteo, found: datos };
}

describeServer('the deletion of an entry', (server) => {
  it('makes no tender of one never seen, and counts once the entry is read', async () => {
    const deleted = await upload(server, tombstone('930001'));
    expect(deleted.conteo).toMatchObject({ leidas: 1, nuevas: 0, sinCambios: 1 });
    expect(deleted.found).toEqual([]);
    const read = await upload(server, entry({ code: '930001' }));
    expect(read.conteo).toMatchObject({ leidas: 1, nuevas: 1 });
    expect(read.found).toMatchObject([
      { nombre: 'Reparación de la fuente de la plaza', estado: { clase: 'revocada' } },
    ]);
  });
});
