import { readdirSync } from 'node:fs';
import { maxUploadBytes } from '@pliego/contract/areas/sources';
import { expect, it } from 'vitest';
import { answerOf, detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { fixtureTenders } from '#server/testing/fixture-tenders.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { textsOf } from '#server/texts/text-of.ts';

const path = '/api/fuentes/importaciones';
const octets = { 'content-type': 'application/octet-stream' };
const at = '2026-11-19T12:00:00Z';

const csvHeader =
  'codigo;nombre;institucion_nombre;institucion_rut;unidad;direccion;comuna;region;tipo;descripcion;' +
  'fecha_inicio;fecha_final;fecha_adjudicacion;monto_estimado;unidad_monetaria;proveedores_participantes;adjudicados';
const csvRow = (code: string, name: string, amount = '1000') =>
  `${code};"${name}";"SERVICIO DE SALUD";"61.606.913-6";"Bienes";"Calle 1";"Talca";"Región del Maule ";"LE";"Según bases";2026-10-01T10:00:00;2026-10-20T15:00:00;2026-11-10T12:00:00;${amount};"CLP";0;0`;
const csv = [
  csvHeader,
  csvRow('31-1-LE26', 'Guantes'),
  csvRow('31-2-LE26', 'Mascarillas', 'mil'),
  csvRow('', 'Sin código'),
  '31-3-LE26;demasiado corta',
  csvRow('31-4-LE26', 'Una "comilla" suelta'),
].join('\r\n');

async function upload(server: TestServer, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const { client } = await server.as('maintainer');
  const started = await client.sources.upload({
    query: { nombre: name },
    body: new Blob([content]),
  });
  await server.imports.idle();
  return { started, ended: await client.sources.run({ params: { id: started.id } }) };
}

async function refusal(
  server: TestServer,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
) {
  const visitor = await server.as('maintainer');
  const response = await visitor.send('POST', `${path}?nombre=${encodeURIComponent(name)}`, {
    body: content,
    headers: octets,
  });
  return problemIn(response);
}

async function totals(server: TestServer) {
  const { client } = await server.as('maintainer');
  const { total } = await client.tenders.list({ query: { exacto: true } });
  return {
    total,
    runs: (await client.sources.runs({ query: {} })).datos.length,
    files: readdirSync(server.uploadsDir),
  };
}

describeServer('an upload', (server) => {
  it('is answered at once, read beside the requests, and ends with its counts', async () => {
    const { started, ended } = await upload(server, 'adjudicadas.csv', csv);
    expect(started).toMatchObject({
      archivo: 'adjudicadas.csv',
      formato: [{ code: 'formato-mp-csv' }],
      estado: 'en-cola',
      bytesLeidos: 0,
      bytes: new TextEncoder().encode(csv).length,
      conteo: { leidas: 0 },
      error: null,
      usuario: people.maintainer.fullName,
      inicio: '2026-11-20T15:00:00.000Z',
      termino: null,
    });
    expect(ended).toEqual({
      ...started,
      estado: 'terminada',
      bytesLeidos: started.bytes,
      conteo: { leidas: 5, nuevas: 3, cambiadas: 0, sinCambios: 0, rechazadas: 2, reparadas: 2 },
      camposNoLeidos: expect.any(Array),
      deshacible: true,
      termino: '2026-11-20T15:00:00.000Z',
    });
    expect((await totals(server)).total).toBe(fixtureTenders.length + 3);
    expect((await totals(server)).files).toEqual([]);
  });

  it('gives what it refused and repaired as a table', async () => {
    const { ended } = await upload(server, 'adjudicadas.csv', csv);
    const visitor = await server.as('subscriber');
    const response = await visitor.send('GET', `${path}/${ended.id}/rechazos`);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="rechazos-${ended.id}.csv"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(header).toBe('"resultado";"archivo";"linea";"motivo";"contenido"');
    expect(rows.map((row) => row.split(';').slice(0, 3))).toEqual([
      ['"reparada"', '""', '"3"'],
      ['"rechazada"', '""', '"4"'],
      ['"rechazada"', '""', '"5"'],
      ['"reparada"', '""', '"6"'],
    ]);
    expect(rows[1]).toContain('La fila no trae «codigo».');
  });

  it('a second time changes nothing', async () => {
    const { ended } = await upload(server, 'adjudicadas.csv', csv);
    expect(ended).toMatchObject({
      estado: 'terminada',
      conteo: { leidas: 5, nuevas: 0, cambiadas: 0, sinCambios: 3, rechazadas: 2 },
    });
  });

  it('of an API response distinguishes new from changed', async () => {
    const draft: TenderDraft = { code: '32-1-LE26', title: 'Primera' };
    const first = await upload(server, 'a.json', answerOf([detailElement(draft)], at));
    expect(first.ended.conteo).toMatchObject({ leidas: 1, nuevas: 1 });
    const elements = [
      detailElement({ ...draft, title: 'Segunda' }),
      detailElement({ code: '32-2-LE26' }),
    ];
    const second = await upload(server, 'a.json', answerOf(elements, '2026-11-19T13:00:00Z'));
    expect(second.ended.conteo).toMatchObject({ leidas: 2, nuevas: 1, cambiadas: 1 });
    const later = await upload(server, 'a.json', answerOf(elements, '2026-11-19T14:00:00Z'));
    expect(later.ended.conteo).toMatchObject({ leidas: 2, sinCambios: 2 });
  });

  it('keeps what Excel would run as a formula as text', async () => {
    const formula = '=HYPERLINK("http://evil");x';
    const { ended } = await upload(server, 'cerradas.csv', [csvHeader, formula].join('\r\n'));
    const { client } = await server.as('maintainer');
    const table = await client.sources.rejections({ params: { id: ended.id } });
    expect(table).toContain(`"'=HYPERLINK(""http://evil"");x"`);
  });

  it('that is truncated keeps the records before the cut and names the place', async () => {
    const whole = answerOf(
      [1, 2, 3].map((n) => detailElement({ code: `33-${n}-LE26` })),
      at,
    );
    const { ended } = await upload(server, 'cortado.json', whole.slice(0, -200));
    expect(ended).toMatchObject({
      estado: 'terminada',
      conteo: { leidas: 3, nuevas: 2, rechazadas: 1 },
    });
  });

  it('of many rejections keeps them all', async () => {
    const elements = Array.from({ length: 700 }, (_, index) => ({ Nombre: `sin código ${index}` }));
    const { ended } = await upload(server, 'malas.json', answerOf(elements, at));
    expect(ended.conteo).toMatchObject({ leidas: 700, rechazadas: 700 });
    const { client } = await server.as('maintainer');
    const table = await client.sources.rejections({ params: { id: ended.id } });
    expect(table.trimEnd().split('\r\n')).toHaveLength(701);
  });

  it('shows in the list of the sources and of the runs, newest first', async () => {
    server.setNow('2026-11-20T16:00:00.000Z');
    const { ended } = await upload(
      server,
      'ultima.json',
      answerOf([detailElement({ code: '34-1-LE26' })], at),
    );
    const { client } = await server.as('subscriber');
    expect((await client.sources.runs({ query: {} })).datos[0]).toEqual(ended);
    const { datos } = await client.sources.list();
    const { total } = await client.tenders.list({ query: { exacto: true } });
    expect(datos).toMatchObject([
      {
        fuente: 'mercado-publico',
        licitaciones: total,
        ultimaLectura: '2026-11-20T16:00:00.000Z',
        ultimaObservacion: '2026-11-19T14:00:00.000Z',
      },
    ]);
  });
});

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);
const pdf = new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n1 0 obj');
const png = bytesOf(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  0x49,
  0x48,
  0x44,
  0x52,
);

describeServer('a file that is refused', (server) => {
  it.each<[string, string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty one', 'a.csv', '', 'archivo-vacio'],
    ['one of spaces', 'a.csv', ' \r\n \n', 'archivo-vacio'],
    ['a PDF', 'a.csv', pdf, 'archivo-no-reconocido'],
    ['an image', 'a.json', png, 'archivo-no-reconocido'],
    ['a web page', 'a.json', '<!doctype html><html></html>', 'archivo-no-reconocido'],
    ['prose', 'a.csv', 'Estimados señores:', 'archivo-no-reconocido'],
    ['JSON cut at its start', 'a.json', '{"Cantidad": 1, "Fec', 'archivo-no-reconocido'],
    ['other JSON', 'a.json', '{"a":1}', 'archivo-no-reconocido'],
    ['another table', 'a.csv', 'nombre;monto\na;1\n', 'archivo-no-reconocido'],
    [
      'an error of the portal',
      'a.json',
      '{"Codigo":10500,"Mensaje":"Ocupado."}',
      'archivo-no-reconocido',
    ],
  ])('%s leaves nothing behind', async (_, name, content, code) => {
    const before = await totals(server);
    const problem = await refusal(server, name, content);
    expect(problem).toMatchObject({ status: 422, code });
    expect(textsOf(problem.razones ?? [])).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(problem.motivo).toEqual(problem.razones?.[0]);
    expect(await totals(server)).toEqual(before);
    expect(before.files).toEqual([]);
  });

  it('above 200 MB is refused by its announced length, unread', async () => {
    const unread = new ReadableStream(
      {
        pull: () => {
          throw new Error('It was read');
        },
      },
      { highWaterMark: 0 },
    );
    const visitor = await server.as('maintainer');
    const headers = { ...octets, 'content-length': String(maxUploadBytes + 1) };
    const response = await visitor.send('POST', `${path}?nombre=grande.csv`, {
      body: unread,
      headers,
    });
    expect(await problemIn(response)).toMatchObject({
      status: 413,
      code: 'demasiado-grande',
      motivo: { code: 'archivo-demasiado-grande', params: { megas: 200 } },
    });
  });

  it('above 200 MB is refused without an announced length, and deleted from the disk', async () => {
    const chunk = new Uint8Array(4 * 1024 * 1024).fill(0x20);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const visitor = await server.as('maintainer');
    const response = await visitor.send('POST', `${path}?nombre=grande.csv`, {
      body: endless,
      headers: octets,
    });
    expect((await problemIn(response)).code).toBe('demasiado-grande');
    expect(sent).toBeLessThan(maxUploadBytes * 1.2);
    expect((await totals(server)).files).toEqual([]);
  });

  it.each(['', '?nombre=', `?nombre=${'x'.repeat(256)}`, '?nombre=a%00.csv'])(
    'without a right name (%s) is not even stored',
    async (query) => {
      const visitor = await server.as('maintainer');
      const response = await visitor.send('POST', `${path}${query}`, {
        body: csv,
        headers: octets,
      });
      expect(await problemIn(response)).toMatchObject({ status: 422, code: 'datos-invalidos' });
    },
  );

  it.each(['application/json', 'text/csv', 'multipart/form-data; boundary=x'])(
    'as %s is not taken',
    async (type) => {
      const visitor = await server.as('maintainer');
      const headers = { 'content-type': type };
      const response = await visitor.send('POST', `${path}?nombre=a.csv`, { body: csv, headers });
      expect((await problemIn(response)).code).toBe('tipo-de-contenido');
    },
  );

  it('may have any name: it is never a path', async () => {
    const { ended } = await upload(server, '../../../etc/passwd', csv);
    expect(ended).toMatchObject({ archivo: '../../../etc/passwd', estado: 'terminada' });
    expect((await totals(server)).files).toEqual([]);
  });
});
