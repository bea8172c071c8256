import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { upkeep } from '#server/jobs/maintenance.ts';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const upload = ({ client }: Visitor, text = ownTable, nombre = 'proyectos.csv') =>
  client.spreadsheets.upload({ query: { nombre }, body: new Blob([text]) });

/** A table with a row that has no code and one without a name. */
const withBadRows = [
  ...ownTable.split('\r\n'),
  ';Sin folio;Alguien;1;21/12/2026;18/11/2026',
  'P-005;;Alguien;1;21/12/2026;18/11/2026',
].join('\r\n');

async function importTable(server: TestServer, visitor: Visitor, text = ownTable) {
  const { id } = await upload(visitor, text);
  const run = await visitor.client.spreadsheets.import({
    params: { id },
    body: { mapeo: ownMapping },
  });
  await server.imports.idle();
  return visitor.client.sources.run({ params: { id: run.id } });
}

const codes = async ({ client }: Visitor, q: string) =>
  (await client.tenders.list({ query: { q, sort: 'nombre' } })).datos.map(({ codigo }) => codigo);

describeServer('a table that somebody uploads', (server) => {
  it('is shown with its columns, its first rows and the proposed mapping', async () => {
    const admin = await server.as('maintainer');
    const shown = await upload(admin);
    expect(shown).toMatchObject({
      archivo: 'proyectos.csv',
      bytes: Buffer.byteLength(ownTable),
      expira: '2026-11-21T15:00:00.000Z',
      guardado: null,
      vista: { hoja: null, lineaEncabezado: 1, encabezado: ownTable.split('\r\n')[0]?.split(';') },
    });
    expect(shown.vista.filas).toHaveLength(3);
    expect(shown.vista.filas[0]).toMatchObject({ linea: 2 });
    const { columnas } = shown.propuesta;
    expect(columnas.map(({ columna }) => columna)).toEqual(shown.vista.encabezado);
    expect(shown.propuesta.mapeo.columnas.cierre).toBe('Fecha de cierre');
    expect(await admin.client.spreadsheets.get({ params: { id: shown.id } })).toEqual(shown);
  });

  it('shows twenty rows of a long one', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `L-${at};Proyecto ${at};;;;`);
    const shown = await upload(await server.as('admin'), [ownTable, ...rows].join('\r\n'));
    expect(shown.vista.filas).toHaveLength(20);
  });

  it('is refused when it is none', async () => {
    const visitor = await server.as('admin');
    const headers = { 'content-type': 'application/octet-stream' };
    for (const [body, code] of [
      ['', 'archivo-vacio'],
      ['%PDF-1.7 nada', 'archivo-no-reconocido'],
    ]) {
      const answer = visitor.send('POST', '/api/fuentes/planillas?nombre=x.csv', {
        body: body ?? '',
        headers,
      });
      expect((await problemIn(answer)).code).toBe(code);
    }
    expect(readdirSync(join(server.uploadsDir, waitingTables))).toHaveLength(2);
  });

  it('is tried without writing anything', async () => {
    const visitor = await server.as('admin');
    const { id } = await upload(visitor, withBadRows);
    const params = { id };
    const before = await visitor.client.sources.list();
    const dryRun = await visitor.client.spreadsheets.try({ params, body: { mapeo: ownMapping } });
    expect(dryRun.conteo).toEqual({
      leidas: 5,
      nuevas: 3,
      cambiadas: 0,
      sinCambios: 0,
      rechazadas: 2,
      reparadas: 0,
    });
    expect(dryRun.filas).toMatchObject([
      { linea: 5, resultado: 'rechazada', motivo: [{ code: 'fila-sin-codigo' }] },
      { linea: 6, resultado: 'rechazada', motivo: [{ code: 'fila-sin-nombre' }] },
    ]);
    expect(await visitor.client.sources.list()).toEqual(before);
    expect(await codes(visitor, 'grúa')).toEqual([]);
  });

  it('names at most a hundred reasons and counts the rest', async () => {
    const visitor = await server.as('admin');
    const bad = Array.from({ length: 150 }, () => ';Sin folio;;;;');
    const { id } = await upload(visitor, [ownTable, ...bad].join('\r\n'));
    const body = { mapeo: ownMapping };
    const dryRun = await visitor.client.spreadsheets.try({ params: { id }, body });
    expect(dryRun.filas).toHaveLength(100);
    expect(dryRun.conteo).toMatchObject({ leidas: 153, nuevas: 3, rechazadas: 150 });
  });

  it('refuses a mapping that names no column of it, or none for the code', async () => {
    const visitor = await server.as('admin');
    const { id } = await upload(visitor);
    const wrong = { ...ownMapping, columnas: { ...ownMapping.columnas, monto: 'Precio' } };
    for (const what of ['prueba', 'importar']) {
      const path = `/api/fuentes/planillas/${id}/${what}`;
      const missing = await problemIn(visitor.send('POST', path, { json: { mapeo: wrong } }));
      expect(missing).toMatchObject({
        code: 'datos-invalidos',
        fieldErrors: { 'mapeo.columnas.monto': { code: 'tabla-sin-esa-columna' } },
      });
      expect(missing.motivo?.params).toEqual({ columnas: '«Precio»' });
      const without = { ...ownMapping, columnas: { nombre: 'Proyecto' } };
      const incomplete = await problemIn(visitor.send('POST', path, { json: { mapeo: without } }));
      expect(incomplete.code).toBe('datos-invalidos');
    }
  });

  it('is forgotten on request', async () => {
    const visitor = await server.as('admin');
    const before = readdirSync(join(server.uploadsDir, waitingTables)).length;
    const { id } = await upload(visitor);
    await visitor.client.spreadsheets.discard({ params: { id } });
    expect(readdirSync(join(server.uploadsDir, waitingTables))).toHaveLength(before);
    const answer = visitor.send('GET', `/api/fuentes/planillas/${id}`);
    expect((await problemIn(answer)).code).toBe('no-encontrado');
  });

  it('is thrown away after a day, the file too', async () => {
    const visitor = await server.as('admin');
    const { id } = await upload(visitor);
    await upkeep(server.database, new Date('2026-11-21T14:59:59.999Z'), server.uploadsDir);
    expect((await visitor.client.spreadsheets.get({ params: { id } })).id).toBe(id);
    server.setNow('2026-11-21T15:00:00.000Z');
    const late = await problemIn(
      visitor.send('POST', `/api/fuentes/planillas/${id}/importar`, {
        json: { mapeo: ownMapping },
      }),
    );
    expect(late).toMatchObject({ status: 404, code: 'no-encontrado' });
    expect(late.motivo).toEqual({ code: 'planilla-caducada' });
    await upkeep(server.database, server.now(), server.uploadsDir);
    expect(readdirSync(join(server.uploadsDir, waitingTables))).toEqual([]);
  });
});

describeServer('an import with a mapping', (server) => {
  it('brings what only the company sees, with its run and its refusals', async () => {
    const admin = await server.as('admin');
    const run = await importTable(server, admin, withBadRows);
    expect(run).toMatchObject({
      estado: 'terminada',
      formato: [{ code: 'formato-planilla' }],
      deshacible: true,
      deshecha: null,
      conteo: { leidas: 5, nuevas: 3, rechazadas: 2 },
    });
    const rejections = await admin.client.sources.rejections({ params: { id: run.id } });
    expect(rejections).toContain('no trae código');
    const { datos } = await admin.client.tenders.list({ query: { q: 'ascensores' } });
    expect(datos).toMatchObject([
      {
        codigo: 'P-003',
        fuente: 'planilla',
        privada: true,
        comprador: { nombre: 'Clínica del Valle' },
      },
    ]);
    const own = await admin.client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
    expect(own).toMatchObject({ monto: null, estado: { clase: 'publicada' } });
  });

  it('is visible to no other company, by any endpoint', async () => {
    const [admin, foreign] = [await server.as('admin'), await server.as('foreign')];
    const [tender] = (await admin.client.tenders.list({ query: { q: 'ascensores' } })).datos;
    const id = tender?.id ?? 0;
    const { client } = foreign;
    expect((await client.tenders.list({ query: { q: 'ascensores' } })).datos).toEqual([]);
    const all = await client.tenders.list({ query: { limit: 200, exacto: true } });
    expect(all.datos.some(({ privada }) => privada)).toBe(false);
    const ours = await admin.client.tenders.list({ query: { limit: 200, exacto: true } });
    expect(ours.total - all.total).toBe(3);
    expect((await client.tenders.buyers({ query: { q: 'clínica del valle' } })).datos).toEqual([]);
    expect(JSON.stringify(await client.tenders.facets({ query: {} }))).not.toContain('Boldos');
    expect(JSON.stringify(await client.sources.list())).not.toContain('planilla');
    for (const [method, path, json] of [
      ['GET', `/api/licitaciones/${id}`],
      ['GET', `/api/licitaciones/${id}/historial`],
      ['GET', `/api/licitaciones/${id}/observaciones`],
      ['GET', `/api/licitaciones/${id}/eventos`],
      ['POST', `/licitaciones/editar/${id}/tag`, []],
      ['POST', `/licitaciones/editar/${id}/asignar`, { Usuario: null }],
    ] as const) {
      const answer = foreign.send(method, path, json === undefined ? {} : { json });
      expect({ path, code: (await problemIn(answer)).code }).toEqual({
        path,
        code: 'no-encontrado',
      });
    }
  });

  it('may bring the same codes to two companies, each with its own', async () => {
    const foreign = await server.as('foreign');
    const renamed = ownTable.replace('Arriendo de grúa', 'Arriendo de grúa ajena');
    await importTable(server, foreign, renamed);
    const titles = async ({ client }: Visitor) =>
      (await client.tenders.list({ query: { q: 'grúa' } })).datos.map(({ nombre }) => nombre);
    expect(await titles(foreign)).toEqual(['Arriendo de grúa ajena']);
    expect(await titles(await server.as('admin'))).toEqual(['Arriendo de grúa']);
  });

  it('changes nothing the second time', async () => {
    const run = await importTable(server, await server.as('admin'));
    expect(run.conteo).toMatchObject({ leidas: 3, nuevas: 0, cambiadas: 0, sinCambios: 3 });
  });
});

describeServer('a mapping that is kept', (server) => {
  const save = async ({ client }: Visitor, nombre: string) => {
    const { id: planilla } = await upload(await server.as('admin'));
    return client.spreadsheets.saveMapping({ body: { nombre, mapeo: ownMapping, planilla } });
  };

  it('is proposed for the next table with the same header, however it is written', async () => {
    const admin = await server.as('admin');
    const saved = await save(admin, 'Proyectos privados');
    expect(saved).toMatchObject({ nombre: 'Proyectos privados', mapeo: ownMapping });
    const louder = ownTable.replace('Folio;Proyecto', 'FOLIO;PROYECTO');
    const next = await upload(admin, louder, 'diciembre.csv');
    expect(next.guardado).toEqual({ id: saved.id, nombre: 'Proyectos privados' });
    expect(next.propuesta.mapeo.columnas).toMatchObject({ codigo: 'FOLIO', nombre: 'PROYECTO' });
    const body = { mapeo: { ...ownMapping, columnas: { codigo: 'FOLIO', nombre: 'PROYECTO' } } };
    const dryRun = await admin.client.spreadsheets.try({ params: { id: next.id }, body });
    expect(dryRun.conteo.nuevas).toBe(3);
    const other = await upload(admin, ownTable.replace('Folio', 'Número'));
    expect(other.guardado).toBeNull();
  });

  it('does not keep the date of the data of the table', async () => {
    const admin = await server.as('admin');
    const { id: planilla } = await upload(admin);
    const mapeo = { ...ownMapping, datosAl: '2026-11-01' };
    const body = { nombre: 'Con fecha', mapeo, planilla };
    expect((await admin.client.spreadsheets.saveMapping({ body })).mapeo.datosAl).toBeNull();
  });

  it('has a name that no other has, can be renamed and removed', async () => {
    const admin = await server.as('admin');
    const { client } = admin;
    const taken = { json: { nombre: 'proyectos PRIVADOS', mapeo: ownMapping, planilla: 1 } };
    expect((await problemIn(admin.send('POST', '/api/fuentes/mapeos', taken))).code).toBe(
      'ya-existe',
    );
    const [first] = (await client.spreadsheets.mappings()).datos;
    const params = { id: first?.id ?? 0 };
    const renamed = await client.spreadsheets.updateMapping({ params, body: { nombre: 'Otra' } });
    expect(renamed.nombre).toBe('Otra');
    const bad = { mapeo: { ...ownMapping, columnas: { codigo: 'Nada', nombre: 'Proyecto' } } };
    const path = `/api/fuentes/mapeos/${params.id}`;
    expect((await problemIn(admin.send('PATCH', path, { json: bad }))).code).toBe(
      'datos-invalidos',
    );
    await client.spreadsheets.removeMapping({ params });
    const left = (await client.spreadsheets.mappings()).datos.map(({ nombre }) => nombre);
    expect(left).not.toContain('Otra');
  });

  it('is of its company alone, like the tables', async () => {
    const admin = await server.as('admin');
    const saved = await save(admin, 'Sólo nuestra');
    const { id: planilla } = await upload(admin);
    const foreign = await server.as('foreign');
    expect((await foreign.client.spreadsheets.mappings()).datos).toEqual([]);
    const attempts: [string, string, object?][] = [
      ['PATCH', `/api/fuentes/mapeos/${saved.id}`, { nombre: 'Robada' }],
      ['DELETE', `/api/fuentes/mapeos/${saved.id}`],
      ['POST', '/api/fuentes/mapeos', { nombre: 'x', mapeo: ownMapping, planilla }],
      ['GET', `/api/fuentes/planillas/${planilla}`],
      ['DELETE', `/api/fuentes/planillas/${planilla}`],
      ['POST', `/api/fuentes/planillas/${planilla}/prueba`, { mapeo: ownMapping }],
      ['POST', `/api/fuentes/planillas/${planilla}/importar`, { mapeo: ownMapping }],
    ];
    for (const [method, path, json] of attempts) {
      const { code } = await problemIn(
        foreign.send(method, path, json === undefined ? {} : { json }),
      );
      expect({ method, path, code }).toEqual({ method, path, code: 'no-encontrado' });
    }
  });
});
