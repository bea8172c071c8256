import { expect, it } from 'vitest';
import { ownMapping } from '#server/testing/a-spreadsheet.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const rows = ['uno', 'dos'].map((clave) => ({
  id: `K-${clave}`,
  aviso: { nombre: `Zanja ${clave}`, estado: 'Publicada' },
  visto: '2026-11-18',
}));
const text = JSON.stringify({ datos: rows });

describeServer('JSON of unknown keys', (server) => {
  it('is mapped and imported as a spreadsheet is', async () => {
    const admin = await server.as('admin');
    const refused = await problemIn(
      admin.send('POST', '/api/fuentes/importaciones?nombre=x.json', {
        body: text,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    );
    expect(refused).toMatchObject({
      motivo: { code: 'json-por-mapear' },
      columnas: ['id', 'aviso.nombre', 'aviso.estado', 'visto'],
    });
    const upload = { query: { nombre: 'x.json' }, body: new Blob([text]) };
    const shown = await admin.client.spreadsheets.upload(upload);
    const { columnas } = shown.propuesta.mapeo;
    expect(columnas).toEqual({ codigo: 'id', estado: 'aviso.estado', nombre: 'aviso.nombre' });
    const params = { id: shown.id };
    const body = { mapeo: { ...ownMapping, columnas: { ...columnas, actualizacion: 'visto' } } };
    const { conteo } = await admin.client.spreadsheets.try({ params, body });
    expect(conteo).toMatchObject({ leidas: 2, nuevas: 2, rechazadas: 0 });
    await admin.client.spreadsheets.import({ params, body });
    await server.imports.idle();
    const { datos } = await admin.client.tenders.list({ query: { q: 'zanja', sort: 'nombre' } });
    expect(datos.map(({ codigo }) => codigo)).toEqual(['K-dos', 'K-uno']);
  });
});
