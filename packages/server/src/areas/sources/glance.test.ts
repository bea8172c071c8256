import { readdirSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { zipOf } from '@pliego/sources/testing/zip';
import { expect, it } from 'vitest';
import { answerOf, detailElement } from '#server/testing/a-tender.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const answer = (code: string) => answerOf([detailElement({ code })], '2026-11-19T12:00:00Z');

/** An entry of a zip that says nothing of its size before its data, so that only inflating finds its end. */
function streamedEntry(name: string, content: Uint8Array): Uint8Array {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  const descriptor = Buffer.alloc(16);
  const data = deflateRawSync(content);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc32(content), 4);
  descriptor.writeUInt32LE(data.length, 8);
  descriptor.writeUInt32LE(content.length, 12);
  return Buffer.concat([header, Buffer.from(name), data, descriptor]);
}

async function upload(server: TestServer, nombre: string, archive: Uint8Array) {
  const { client } = await server.as('maintainer');
  const body = new Blob([new Uint8Array(archive)]);
  const started = await client.sources.upload({ query: { nombre }, body });
  await server.imports.idle();
  return { started, ended: await client.sources.run({ params: { id: started.id } }) };
}

describeServer('an archive that takes long to recognise', (server) => {
  it('without its directory is searched by the import, in its turn', async () => {
    // Hundreds of megabytes that come out of some hundred kilobytes, before the file that can be read.
    const bomb = streamedEntry('relleno.bin', Buffer.alloc(300 * 1024 ** 2));
    const good = streamedEntry('una.json', Buffer.from(answer('860-1-LE26')));
    const { started, ended } = await upload(server, 'danado.zip', Buffer.concat([good, bomb]));
    expect(started).toMatchObject({ estado: 'en-cola', formato: null });
    expect(ended).toMatchObject({ estado: 'terminada', conteo: { nuevas: 1 } });
    expect(ended.formato).not.toBeNull();
    const { ended: refused } = await upload(server, 'bomba.zip', bomb);
    expect(refused.estado).toBe('con-error');
    expect(refused.error?.map(({ code }) => code)).toContain('zip-sin-nada-legible');
    expect(readdirSync(server.uploadsDir)).toEqual([]);
  });

  it('of sixty thousand files is listed by the import, in its turn', async () => {
    const some = Object.fromEntries(
      Array.from({ length: 60_000 }, (_, at) => [
        `${at}.txt`,
        at === 9 ? answer('860-2-LE26') : '',
      ]),
    );
    const { started, ended } = await upload(server, 'muchos.zip', zipOf(some));
    expect(started).toMatchObject({ estado: 'en-cola', formato: null });
    expect(ended.conteo).toMatchObject({ nuevas: 1 });
  });

  it('is still refused at once where a glance tells what is wrong', async () => {
    const visitor = await server.as('maintainer');
    const headers = { 'content-type': 'application/octet-stream' };
    const refused = visitor.send('POST', '/api/fuentes/importaciones?nombre=a.zip', {
      body: zipOf({ 'a.pdf': '%PDF-1.7', 'b.csv': 'nombre;monto\na;1\n' }),
      headers,
    });
    expect(await problemIn(refused)).toMatchObject({ status: 422, columnas: ['nombre', 'monto'] });
    expect(readdirSync(server.uploadsDir)).toEqual([]);
  });
});
