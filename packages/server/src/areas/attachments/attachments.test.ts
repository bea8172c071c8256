import { createHash } from 'node:crypto';
import { maxAttachmentBytes } from '@pliego/contract/areas/attachments';
import { zipOf } from '@pliego/sources/testing/zip';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const pdf = (text = '') => bytesOf(`%PDF-1.7\n${text}\n%%EOF`);
const png = bytesOf(
  '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\u0006\0\0\0\0\0\0\0\0\0\0IEND',
);
const office = (part: string) =>
  zipOf({ '[Content_Types].xml': '<Types/>', [part]: '<document/>' });
const docx = office('word/document.xml');
const xlsx = office('xl/workbook.xml');
const compound = new Uint8Array([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array(600).fill(0),
]);

const upload = ({ client }: Visitor, id: number, nombre: string, bytes: Uint8Array<ArrayBuffer>) =>
  client.attachments.upload({ params: { id }, query: { nombre }, body: new Blob([bytes]) });
const post = (visitor: Visitor, id: number, nombre: string, body: RequestInit['body']) =>
  visitor.send('POST', `/api/licitaciones/${id}/adjuntos?nombre=${encodeURIComponent(nombre)}`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });

describeServer('attachments', (server) => {
  it('keep their bytes, and newer ones of a name are versions, whatever its case and accents', async () => {
    const editor = await server.as('editor');
    const first = await upload(editor, 31, 'Oferta Técnica.pdf', pdf('uno'));
    expect(first).toMatchObject({
      nombre: 'Oferta Técnica.pdf',
      version: 1,
      bytes: pdf('uno').length,
      sha256: createHash('sha256').update(pdf('uno')).digest('hex'),
      tipo: 'application/pdf',
      subido: server.now().toISOString(),
      por: { id: people.editor.id },
      anteriores: [],
    });
    const second = await upload(editor, 31, 'OFERTA TECNICA.pdf', pdf('dos'));
    expect(second).toMatchObject({ version: 2, anteriores: [{ id: first.id, version: 1 }] });
    // The same content again is no version.
    expect(await upload(editor, 31, 'oferta tecnica.pdf', pdf('dos'))).toEqual(second);
    const { datos } = await editor.client.attachments.list({ params: { id: 31 } });
    expect(datos).toEqual([second]);
    const { download } = (await server.as('subscriber')).client.attachments;
    expect(await download({ params: { id: first.id } })).toEqual(pdf('uno'));
    expect(await download({ params: { id: second.id } })).toEqual(pdf('dos'));
    const events = (await editor.client.tenders.events({ params: { id: 31 } })).datos;
    expect(events.map(({ tipo, antes, hechos }) => [tipo, antes, hechos?.objeto])).toEqual([
      ['adjunto', ['Oferta Técnica.pdf'], second.id],
      ['adjunto', [], first.id],
    ]);
  });

  it('are always saved under their name, never shown as a page', async () => {
    const editor = await server.as('editor');
    const page = bytesOf('<!doctype html><script>alert(1)</script>');
    const { id, nombre, tipo } = await upload(editor, 32, '../carpeta\\Acta "ñ" (1);.html', page);
    expect([nombre, tipo]).toEqual(['Acta "ñ" (1);.html', 'application/octet-stream']);
    const response = await editor.send('GET', `/api/adjuntos/${id}/contenido`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Acta _n_ (1);.html"; filename*=UTF-8''Acta%20%22%C3%B1%22%20%281%29%3B.html`,
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(page);
  });

  it.each([
    ['a.pdf', pdf(), 'application/pdf'],
    ['a.PNG', png, 'image/png'],
    ['a.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['con clave.xlsx', compound, 'application/x-cfb'],
    ['a.doc', compound, 'application/x-cfb'],
    ['a.zip', zipOf({ 'a.exe': 'MZ' }), 'application/zip'],
    ['a.csv', bytesOf('código;año\n1;2026'), 'text/plain'],
    ['sin extensión', bytesOf('texto'), 'text/plain'],
    ['a.p7s', new Uint8Array([0x30, 0x82, 0, 1, 2]), 'application/octet-stream'],
  ])('%s is known by its content', async (nombre, bytes, tipo) => {
    expect((await upload(await server.as('editor'), 33, nombre, bytes)).tipo).toBe(tipo);
  });

  it.each([
    ['oferta.pdf', png, { code: 'adjunto-dice-ser', params: { dice: 'PDF', es: 'PNG' } }],
    [
      'oferta.pdf',
      docx,
      { code: 'adjunto-dice-ser', params: { dice: 'PDF', es: expect.any(String) } },
    ],
    [
      'oferta.pdf',
      bytesOf('<html>'),
      { code: 'adjunto-dice-ser', params: { dice: 'PDF', es: 'HTML' } },
    ],
    ['foto.jpg', pdf(), { code: 'adjunto-dice-ser', params: { dice: 'JPG', es: 'PDF' } }],
    [
      'a.docx',
      xlsx,
      { code: 'adjunto-dice-ser', params: { dice: 'DOCX', es: expect.any(String) } },
    ],
    [
      'a.xlsx',
      new Uint8Array([0, 1, 2, 3]),
      { code: 'adjunto-no-es-lo-que-dice', params: { dice: 'XLSX' } },
    ],
    ['a.csv', png, { code: 'adjunto-dice-ser', params: { dice: 'CSV', es: 'PNG' } }],
    ['instalar.exe', bytesOf('MZ'), { code: 'adjunto-programa' }],
    ['instalar', bytesOf(`MZ${'\0'.repeat(200)}`), { code: 'adjunto-programa' }],
    ['correr.sh', bytesOf('#!/bin/sh'), { code: 'adjunto-programa' }],
    ['lib.bin', bytesOf(`\u007FELF${'\0'.repeat(60)}`), { code: 'adjunto-programa' }],
  ])('%s that is something else is refused', async (nombre, bytes, reason) => {
    const editor = await server.as('editor');
    expect(await problemIn(post(editor, 34, nombre, bytes))).toMatchObject({
      status: 422,
      fieldErrors: { nombre: reason },
    });
    expect((await editor.client.attachments.list({ params: { id: 34 } })).datos).toEqual([]);
  });

  it('that are empty, too large, unnamed or of nobody’s tender are refused', async () => {
    const editor = await server.as('editor');
    const problem = async (id: number, nombre: string, body: RequestInit['body']) => {
      const { status, code } = await problemIn(post(editor, id, nombre, body));
      return [status, code];
    };
    expect(await problem(35, 'a.pdf', '')).toEqual([422, 'archivo-vacio']);
    expect(await problem(35, 'a.pdf', new Uint8Array(maxAttachmentBytes + 1))).toEqual([
      413,
      'demasiado-grande',
    ]);
    expect(await problem(35, 'carpeta/', pdf())).toEqual([422, 'datos-invalidos']);
    expect(await problem(35, 'x'.repeat(201), pdf())).toEqual([422, 'datos-invalidos']);
    expect(await problem(999_999, 'a.pdf', pdf())).toEqual([404, 'no-encontrado']);
    expect((await editor.client.attachments.list({ params: { id: 35 } })).datos).toEqual([]);
  });

  it('as large as they may be come back byte by byte', async () => {
    const editor = await server.as('editor');
    const large = new Uint8Array(maxAttachmentBytes);
    for (let at = 0; at < large.length; at += 4096) large[at] = at % 251;
    const { id, bytes } = await upload(editor, 36, 'grande.bin', large);
    expect(bytes).toBe(maxAttachmentBytes);
    const read = await editor.client.attachments.download({ params: { id } });
    expect(Buffer.compare(read, large)).toBe(0);
  });

  it('stay within the quota of the company, which names itself', async () => {
    const editor = await server.as('editor');
    await server.database.asOwner(`insert into file_contents values (1, 'mucho', 'x');
      insert into tender_files (company_id, tender_id, name, name_key, version, byte_count, sha256, media_type, uploaded_by, uploaded_at)
      values (1, 37, 'mucho', 'mucho', 1, 2147400000, 'mucho', 'x', 1, now())`);
    expect(await problemIn(post(editor, 37, 'a.pdf', pdf('x'.repeat(100_000))))).toMatchObject({
      status: 429,
      code: 'cuota-superada',
      motivo: { code: 'cuota-de-adjuntos', params: { megas: 2048 } },
    });
    // What is stored already takes no more room.
    await server.database.asOwner(`delete from tender_files where sha256 = 'mucho'`);
    await upload(editor, 37, 'a.pdf', pdf('x'.repeat(100_000)));
  });

  it('are removed with all versions, and their contents when nothing else has them', async () => {
    const editor = await server.as('editor');
    const stored = async (sha256: string) => {
      const { rows } = await server.database.asOwner(
        'select 1 from file_contents where company_id = 1 and sha256 = $1',
        [sha256],
      );
      return rows.length;
    };
    const shared = await upload(editor, 38, 'bases.pdf', pdf('bases'));
    const own = await upload(editor, 38, 'bases.pdf', pdf('bases 2'));
    await upload(editor, 39, 'copia.pdf', pdf('bases'));
    const { remove, list } = editor.client.attachments;
    expect(await remove({ params: { id: shared.id } })).toEqual({ id: shared.id });
    expect((await list({ params: { id: 38 } })).datos).toEqual([]);
    expect([await stored(shared.sha256), await stored(own.sha256)]).toEqual([1, 0]);
    const gone = editor.send('GET', `/api/adjuntos/${own.id}/contenido`);
    expect((await problemIn(gone)).code).toBe('no-encontrado');
  });

  it('by which a bid was handed in are not removed', async () => {
    const editor = await server.as('editor');
    const { id } = await upload(editor, 40, 'comprobante.pdf', pdf('comprobante'));
    const newer = await upload(editor, 40, 'comprobante.pdf', pdf('comprobante 2'));
    await server.database.asOwner(
      `update tender_work set submission_file_id = ${id} where company_id = 1 and tender_id = 40`,
    );
    expect(await problemIn(editor.send('DELETE', `/api/adjuntos/${newer.id}`))).toMatchObject({
      status: 422,
      motivo: { code: 'adjunto-comprobante' },
    });
    expect((await editor.client.attachments.list({ params: { id: 40 } })).datos).toHaveLength(1);
  });

  it('are written by who may work on the tender, and are nothing to another company', async () => {
    const [author, foreign] = [await server.as('author'), await server.as('foreign')];
    const ours = await upload(author, 2, 'mía.pdf', pdf('mía'));
    expect(await problemIn(post(author, 31, 'a.pdf', pdf()))).toMatchObject({
      motivo: { code: 'solo-asignadas' },
    });
    const subscriber = await server.as('subscriber');
    expect((await problemIn(post(subscriber, 2, 'a.pdf', pdf()))).code).toBe('sin-permiso');
    expect((await foreign.client.attachments.list({ params: { id: 2 } })).datos).toEqual([]);
    for (const [method, path] of [
      ['GET', `/api/adjuntos/${ours.id}/contenido`],
      ['DELETE', `/api/adjuntos/${ours.id}`],
    ] as const) {
      expect((await problemIn(foreign.send(method, path))).code).toBe('no-encontrado');
    }
    // The same content is theirs apart.
    await upload(foreign, 2, 'suya.pdf', pdf('mía'));
    await author.client.attachments.remove({ params: { id: ours.id } });
    const [theirs] = (await foreign.client.attachments.list({ params: { id: 2 } })).datos;
    const read = await foreign.client.attachments.download({ params: { id: theirs?.id ?? 0 } });
    expect(read).toEqual(pdf('mía'));
  });
});
