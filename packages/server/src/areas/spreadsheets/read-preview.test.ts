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
      fechas: { cierre: '2026-12-15', actualizacion: '2026-11-18' },
      monto: 1_250_000,
      moneda: 'CLP',
      estado: 'publicada',
      region: null,
      avisos: [],
      rechazo: null,
    });
    expect(filas[3]).toMatchObject({ rechazo: [{ code: 'fila-sin-codigo' }] });
    expect(filas[4]?.avisos).toEqual([
      { code: 'no-es-fecha-clara', params: { campo: 'Fecha de cierre', texto: '31/02/2027' } },
      { code: 'no-es-monto', params: { campo: 'Presupuesto', texto: 'mucho' } },
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
    expect(await problemIn(answer)).toMatchObject({
      motivo: { code: 'tabla-sin-columnas', params: { columnas: '«Ya no está»' } },
    });
  });

  it('are distinguished from an unreadable file by the columns in the refusal', async () => {
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

describeServer('a row whose dates have not all come yet', (server) => {
  const closedEarly = [
    'Folio;Proyecto;Situación;Publicada;Fecha de cierre',
    'P-010;Poda de jardines;Cerrada;02/11/2026;25/11/2026',
  ].join('\r\n');
  const columnas = {
    codigo: 'Folio',
    nombre: 'Proyecto',
    estado: 'Situación',
    publicacion: 'Publicada',
    cierre: 'Fecha de cierre',
  };
  const mapeo = { ...ownMapping, columnas };

  it('is never dated after it was read, and is no change when that day comes', async () => {
    let { client } = await server.as('admin');
    const imported = async () => {
      const query = { nombre: 'cerradas.csv' };
      const { id } = await client.spreadsheets.upload({ query, body: new Blob([closedEarly]) });
      const { filas } = await client.spreadsheets.preview({ params: { id }, body: { mapeo } });
      const { conteo } = await client.spreadsheets.try({ params: { id }, body: { mapeo } });
      const run = await client.spreadsheets.import({ params: { id }, body: { mapeo } });
      await server.imports.idle();
      expect((await client.sources.run({ params: { id: run.id } })).conteo).toEqual(conteo);
      return { avisos: filas[0]?.avisos, conteo };
    };
    const told = async () => {
      const { datos } = await client.tenders.list({ query: { q: 'jardines' } });
      const params = { id: datos[0]?.id ?? 0 };
      const observations = await client.tenders.observations({ params });
      return observations.datos.map(({ observada }) => observada).toSorted();
    };
    expect(await imported()).toMatchObject({
      avisos: [
        {
          code: 'fila-con-fecha-futura',
          params: { columna: 'Fecha de cierre', texto: '25/11/2026' },
        },
      ],
      conteo: { nuevas: 1, reparadas: 1 },
    });
    expect(await told()).toEqual(['2026-11-02T03:00:00.000Z']);
    expect(await imported()).toMatchObject({ conteo: { nuevas: 0, cambiadas: 0, sinCambios: 1 } });
    expect(await told()).toHaveLength(1);
    server.setNow('2026-11-26T15:00:00.000Z');
    // The session was idle for too long by then.
    ({ client } = await server.signIn('admin'));
    expect(await imported()).toMatchObject({
      avisos: [],
      conteo: { nuevas: 0, cambiadas: 0, sinCambios: 1, reparadas: 0 },
    });
    expect(await told()).toEqual(['2026-11-02T03:00:00.000Z', '2026-11-25T03:00:00.000Z']);
  });
});
