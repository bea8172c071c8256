import { expect, it } from 'vitest';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('the reports on a home page', (server) => {
  it('are none at first, and those that a person chose, in their order', async () => {
    const { client } = await server.as('editor');
    expect(await client.homeWidgets.list()).toEqual({ datos: [], version: 0 });
    const chosen = await client.homeWidgets.arrange({
      body: {
        reportes: [
          { reporte: 'embudo', filtro: { region: 13 } },
          { reporte: 'resultados', periodo: 'trimestre', filtro: { desde: '2026-01-01' } },
        ],
      },
    });
    expect(chosen).toMatchObject({
      version: 1,
      datos: [
        { reporte: 'embudo', filtro: { region: 13 }, periodo: 'ano', estado: 'listo' },
        // Days that move along are no part of what is kept.
        { reporte: 'resultados', filtro: {}, periodo: 'trimestre', estado: 'listo' },
      ],
    });
    expect(await client.homeWidgets.list()).toEqual(chosen);
  });

  it('are of the person alone, in that company alone', async () => {
    const author = await server.as('author');
    expect((await author.client.homeWidgets.list()).datos).toEqual([]);
    const foreign = await server.as('foreign');
    expect((await foreign.client.homeWidgets.list()).datos).toEqual([]);
  });

  it('of a saved report are what it says by then, and say when it is gone', async () => {
    const admin = await server.as('admin');
    const view = await admin.client.views.create({
      body: { nombre: 'Por región', pagina: 'reportes', estado: 'por=region', compartida: true },
    });
    const subscriber = await server.as('subscriber');
    const { version } = await subscriber.client.homeWidgets.arrange({
      body: { reportes: [{ reporte: 'a-medida', vista: view.id }] },
    });
    const params = { id: view.id };
    await admin.client.views.update({ params, body: { nombre: 'Por tipo', estado: 'por=tipo' } });
    const [widget] = (await subscriber.client.homeWidgets.list()).datos;
    expect(widget).toMatchObject({
      nombre: 'Por tipo',
      filtro: { definicion: 'por=tipo' },
      estado: 'listo',
    });
    await admin.client.views.update({ params, body: { compartida: false } });
    const gone = { datos: [{ vista: view.id, nombre: null, filtro: {}, estado: 'sin-reporte' }] };
    expect(await subscriber.client.homeWidgets.list()).toMatchObject(gone);
    await admin.client.views.remove({ params });
    expect(await subscriber.client.homeWidgets.list()).toMatchObject({ ...gone, version });
  });

  it('are refused where there are too many, where one cannot be read, and where they changed meanwhile', async () => {
    const maintainer = await server.as('maintainer');
    const reportes = Array.from({ length: 7 }, () => ({ reporte: 'embudo' as const }));
    const send = (body: object, headers: Record<string, string> = {}) =>
      maintainer.send('PATCH', '/api/inicio/reportes', { json: body, headers });
    expect(await problemIn(send({ reportes }))).toMatchObject({ status: 422 });
    const unreadable = { reporte: 'a-medida', filtro: { definicion: 'por=nada' } };
    expect(await problemIn(send({ reportes: [unreadable] }))).toMatchObject({
      fieldErrors: { definicion: { code: 'reporte-definicion-ilegible' } },
    });
    await maintainer.client.homeWidgets.arrange({ body: { reportes: [{ reporte: 'carga' }] } });
    const stale = send({ reportes: [] }, { 'if-match': '"0"' });
    expect(await problemIn(stale)).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: { version: 1, datos: [{ reporte: 'carga' }] },
    });
  });
});
