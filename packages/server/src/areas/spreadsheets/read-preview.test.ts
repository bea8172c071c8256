import { expect, it } from 'vitest';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const table = [ownTable, ';Sin folio;;;;', 'P-005;Bodega;;mucho;31/02/2027;18/11/2026'].join(
  '\r\n',
);

describeServer('the first rows of a table', (server) => {
  it('are shown as the import would read them', async () => {
    const { client } = await server.as('admin');
    const query = { nombre: 'proyectos.csv' };
    const { id } = await client.spreadsheets.upload({ query, body: new Blob([table]) });
    const preview = (mapeo = ownMapping) =>
      client.spreadsheets.preview({ params: { id }, body: { mapeo } });
    const { filas } = await preview();
    expect(filas.map(({ linea }) => linea)).toEqual([2, 3, 4, 5, 6]);
    expect(filas[0]).toEqual({
      linea: 2,
      textos: {
        codigo: 'P-001',
        nombre: 'Pintura de oficinas',
        comprador: 'Constructora Los Boldos',
        monto: '1.250.000',
        cierre: '15/12/2026',
        actualizacion: '18/11/2026',
      },
      fechas: { cierre: '2026-12-15T03:00:00.000Z', actualizacion: '2026-11-18T03:00:00.000Z' },
      monto: 1_250_000,
      moneda: 'CLP',
      estado: 'publicada',
      region: null,
      avisos: [],
      rechazo: null,
    });
    expect(filas[3]).toMatchObject({ rechazo: expect.stringContaining('no trae código') });
    expect(filas[4]?.avisos).toEqual([
      expect.stringContaining('«31/02/2027»'),
      expect.stringContaining('«mucho»'),
    ]);
    const american = await preview({ ...ownMapping, formatoFecha: 'mm/dd/aaaa', decimal: 'punto' });
    expect(american.filas[0]?.fechas).toEqual({});
  });

  it('are shown before the mapping is complete, but not with columns that are not there', async () => {
    const visitor = await server.as('admin');
    const { client } = visitor;
    const query = { nombre: 'proyectos.csv' };
    const { id } = await client.spreadsheets.upload({ query, body: new Blob([table]) });
    const mapeo = { ...ownMapping, columnas: { nombre: 'Proyecto' } };
    const { filas } = await client.spreadsheets.preview({ params: { id }, body: { mapeo } });
    expect(filas.map(({ rechazo }) => rechazo)).toEqual([null, null, null, null, null]);
    const json = { mapeo: { ...ownMapping, columnas: { nombre: 'Ya no está' } } };
    const answer = visitor.send('POST', `/api/fuentes/planillas/${id}/vista`, { json });
    expect((await problemIn(answer)).detail).toContain('«Ya no está»');
  });

  it('are told apart from a file that nobody reads, by the columns in the refusal', async () => {
    const visitor = await server.as('admin');
    const post = (body: string) =>
      problemIn(
        visitor.send('POST', '/api/fuentes/importaciones?nombre=propia.csv', {
          body,
          headers: { 'content-type': 'application/octet-stream' },
        }),
      );
    const columnas = ownTable.split('\r\n')[0]?.split(';');
    expect(await post(ownTable)).toMatchObject({ code: 'archivo-no-reconocido', columnas });
    expect(await post('%PDF-1.7 nada')).not.toHaveProperty('columnas');
  });
});
