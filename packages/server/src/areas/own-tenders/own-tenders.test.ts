import { createMessage } from '@pliego/contract/message';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOwnTender } from '#server/testing/an-own-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const later = (server: TestServer, minutes = 1) =>
  server.setNow(new Date(server.now().getTime() + minutes * 60_000).toISOString());

const enter = async (server: TestServer, codigo: string | null = null, change = {}) =>
  (await server.as('editor')).client.ownTenders.create({
    body: { codigo, ...anOwnTender, ...change },
  });

describeServer('a tender that is entered by hand', (server) => {
  beforeAll(() => server.setNow(fixtureNow));

  it('is of the company alone, with all that was entered', async () => {
    const { id, codigo } = await enter(server);
    expect(codigo).toMatch(/^P-2026-\d+$/);
    const { client } = await server.as('author');
    const seen = await client.tenders.get({ params: { id } });
    expect(seen).toMatchObject({
      codigo,
      fuente: 'propia',
      privada: true,
      nombre: 'Uniformes de faena para la temporada',
      estado: { clase: 'publicada' },
      comprador: { nombre: 'Viña Los Coigües SpA' },
      region: 7,
      comuna: 'Curicó',
      monto: 18_500_000,
      cierre: '2026-12-04T18:00:00.000Z',
      url: 'https://compras.coigues.example/118',
    });
    expect(seen.items.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Chaqueta térmica', 120],
      ['Zapato de seguridad', 120],
    ]);
    const found = await client.tenders.list({ query: { q: 'chaqueta térmica' } });
    expect(found.datos.map((row) => row.id)).toContain(id);
    const foreign = await server.as('foreign');
    expect((await problemIn(foreign.send('GET', `/api/licitaciones/${id}`))).status).toBe(404);
    expect((await problemIn(foreign.send('GET', `/api/licitaciones/${id}/propia`))).status).toBe(
      404,
    );
  });

  it('has its author in the history, and is followed by them', async () => {
    const { id } = await enter(server);
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.events({ params: { id } });
    expect(datos).toMatchObject([{ tipo: 'agregada', usuario: { id: people.editor.id } }]);
    expect(await client.tenders.get({ params: { id } })).toMatchObject({ siguiendo: true });
  });

  it('is numbered on, also by several at once', async () => {
    const made = await Promise.all([enter(server), enter(server), enter(server)]);
    expect(new Set(made.map(({ codigo }) => codigo)).size).toBe(3);
  });

  it('keeps the code of its buyer, which no other has', async () => {
    expect((await enter(server, 'INV/118')).codigo).toBe('INV/118');
    const { client } = await server.as('editor');
    const [known] = (await client.tenders.list({ query: { limit: 1 } })).datos;
    for (const codigo of ['inv/118', known?.codigo ?? '']) {
      const editor = await server.as('editor');
      const again = editor.send('POST', '/api/licitaciones/propias', {
        json: { codigo, ...anOwnTender },
      });
      expect(await problemIn(again)).toMatchObject({
        code: 'ya-existe',
        fieldErrors: { codigo: createMessage('codigo-de-otra-licitacion') },
      });
    }
  });

  it('with the code of a portal awaits what the portal says', async () => {
    const { id, codigo } = await enter(server, '7777-3-le26');
    const { client } = await server.as('editor');
    expect(codigo).toBe('7777-3-LE26');
    expect(await client.tenders.get({ params: { id } })).toMatchObject({
      fuente: 'mercado-publico',
      codigo,
    });
  });

  it('is corrected with its history, also where a date is taken away', async () => {
    const { id } = await enter(server);
    const { client } = await server.as('editor');
    const params = { id };
    const before = await client.ownTenders.get({ params });
    expect(before).toMatchObject({ version: 1, datos: { comprador: 'Viña Los Coigües SpA' } });
    later(server);
    const fechas = {
      ...before.datos.fechas,
      cierre: '2026-12-11T18:00:00.000Z',
      finPreguntas: null,
    };
    const body = { ...before.datos, monto: null, fechas };
    const after = await client.ownTenders.update({ params, body, ifVersion: 1 });
    expect(after).toMatchObject({ version: 2, datos: { monto: null } });
    const seen = await client.tenders.get({ params });
    expect(seen).toMatchObject({ monto: null, cierre: '2026-12-11T18:00:00.000Z' });
    expect(seen.fechas).not.toHaveProperty('finPreguntas');
    const { datos } = await client.tenders.history({ params });
    expect(datos.map(({ campo, detalle }) => [campo, detalle])).toEqual(
      expect.arrayContaining([
        ['monto', null],
        ['fecha', 'cierre'],
        ['fecha', 'finPreguntas'],
      ]),
    );
    expect(await client.ownTenders.update({ params, body, ifVersion: 2 })).toEqual(after);
    later(server);
    const late = (await server.as('admin')).send('PATCH', `/api/licitaciones/${id}/propia`, {
      json: { ...body, nombre: 'Otro nombre' },
      headers: { 'if-match': '"1"' },
    });
    expect(await problemIn(late)).toMatchObject({
      code: 'version-antigua',
      actual: { version: 2, datos: { monto: null } },
    });
  });

  it.each(['author', 'subscriber'] as const)('is not entered by the %s', async (role) => {
    const visitor = await server.as(role);
    const sent = visitor.send('POST', '/api/licitaciones/propias', {
      json: { codigo: null, ...anOwnTender },
    });
    expect(await problemIn(sent)).toMatchObject({ status: 403, code: 'sin-permiso' });
  });

  it('is refused field by field, and nothing is stored', async () => {
    const editor = await server.as('editor');
    const total = async () => (await editor.client.tenders.list({ query: { exacto: true } })).total;
    const before = await total();
    const json = {
      codigo: 'con espacio',
      ...anOwnTender,
      nombre: ' ',
      rutComprador: '76.123.456-1',
      comuna: 'Arica',
      monto: -1,
      url: 'javascript:alert(1)',
      lineas: [{ nombre: '', cantidad: 1, unidad: null }],
    };
    const problem = await problemIn(editor.send('POST', '/api/licitaciones/propias', { json }));
    expect(problem).toMatchObject({
      status: 422,
      fieldErrors: {
        codigo: createMessage('codigo-sin-espacios'),
        nombre: createMessage('falta-nombre'),
        rutComprador: createMessage('rut-no-valido'),
        monto: createMessage('cero-o-mas'),
        url: createMessage('sitio-no-valido'),
        'lineas.0.nombre': createMessage('falta-nombre'),
      },
    });
    expect(await total()).toBe(before);
  });
});

const mail = [
  'From: =?utf-8?Q?Vi=C3=B1a_Los_Coig=C3=BCes_SpA?= <compras@coigues.example>',
  'To: ventas@andes.test',
  'Subject: =?utf-8?Q?Invitaci=C3=B3n_a_cotizar_uniformes?=',
  'Date: Thu, 19 Nov 2026 10:00:00 -0300',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="x"',
  '',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '',
  '<p>Presupuesto: $18.500.000</p><p>Cierre: 4 de diciembre a las 15:00 horas</p><script>alert(1)</script>',
  '--x',
  'Content-Type: application/pdf; name="bases.pdf"',
  'Content-Disposition: attachment; filename="bases.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjQK',
  '--x--',
  '',
].join('\r\n');

describeServer('a letter of invitation', (server) => {
  beforeAll(() => server.setNow(fixtureNow));
  const read = async (body: string | Uint8Array, role: 'editor' | 'author' = 'editor') =>
    (await server.as(role)).send('POST', '/api/licitaciones/propias/lectura', {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });

  it('is read as a mail, and nothing is stored', async () => {
    const response = await read(mail);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      propuesta: {
        nombre: 'Invitación a cotizar uniformes',
        comprador: 'Viña Los Coigües SpA',
        monto: 18_500_000,
        fechas: { cierre: '2026-12-04T18:00:00.000Z' },
      },
      adjuntos: ['bases.pdf'],
    });
  });

  it('is read as the text of one', async () => {
    const answer = await (await read('Arriendo de grúa\nPlazo: 30-11-2026 12:00')).json();
    expect(answer).toMatchObject({
      propuesta: { nombre: 'Arriendo de grúa', fechas: { cierre: '2026-11-30T15:00:00.000Z' } },
      adjuntos: [],
    });
  });

  describe('is refused', () => {
    it('where it is none, or nothing, or too large', async () => {
      const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2]);
      expect(await problemIn(await read(pdf))).toMatchObject({
        code: 'datos-invalidos',
        motivo: createMessage('carta-ilegible'),
      });
      expect((await problemIn(await read(''))).code).toBe('archivo-vacio');
      const large = new Uint8Array(25 * 1024 ** 2 + 1);
      expect((await problemIn(await read(large))).status).toBe(413);
    });

    it('to who may not enter tenders', async () => {
      expect((await problemIn(await read('Hola', 'author'))).code).toBe('sin-permiso');
    });
  });
});
