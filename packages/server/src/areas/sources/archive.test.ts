import { zipOf } from '@pliego/sources/testing/zip';
import { expect, it } from 'vitest';
import { answerOf, detailElement } from '#server/testing/a-tender.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('an archive', (server) => {
  it('gives the file of each record, read or rejected', async () => {
    const { client } = await server.as('admin');
    const answer = (elements: Parameters<typeof answerOf>[0]) =>
      answerOf(elements, '2026-11-19T12:00:00Z');
    const archive = zipOf({
      'noviembre/uno.json': answer([detailElement({ code: '850-1-LE26' })]),
      'noviembre/dos.json': answer([
        { Nombre: 'Sin código' },
        detailElement({ code: '850-2-LE26' }),
      ]),
    });
    const { id } = await client.sources.upload({
      query: { nombre: 'todo.zip' },
      body: new Blob([archive]),
    });
    await server.imports.idle();
    const run = await client.sources.run({ params: { id } });
    expect(run).toMatchObject({
      estado: 'terminada',
      bytes: archive.byteLength,
      bytesLeidos: archive.byteLength,
      conteo: { leidas: 3, nuevas: 2, rechazadas: 1 },
    });
    const { datos } = await client.tenders.list({ query: { q: '850-2-LE26' } });
    const params = { id: datos[0]?.id ?? 0 };
    const observations = await client.tenders.observations({ params });
    expect(observations.datos).toMatchObject([
      { archivo: 'todo.zip', archivoInterno: 'noviembre/dos.json', posicion: 2 },
    ]);
    const rejections = await client.sources.rejections({ params: { id } });
    expect(rejections).toContain('"rechazada";"noviembre/dos.json";"1";');
    // Another company sees neither the file nor its tenders.
    const other = await server.as('foreign');
    const path = `/api/licitaciones/detalle/${params.id}`;
    expect((await problemIn(other.send('GET', path))).code).toBe('no-encontrado');
  });
});
