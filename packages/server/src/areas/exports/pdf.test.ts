import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { describeServer, problemIn, publicUrl, type Visitor } from '#server/testing/test-server.ts';

/** A PDF as PDF.js reads it: its text page by page, its properties, and where its links lead. */
async function read(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: false });
  const { info } = await getMeta(file);
  const links: string[] = [];
  const roles: string[] = [];
  for (let at = 1; at <= file.numPages; at += 1) {
    // One page after the other.
    // oxlint-disable-next-line no-await-in-loop
    const page = await file.getPage(at);
    // oxlint-disable-next-line no-await-in-loop
    for (const { url } of await page.getAnnotations()) links.push(String(url));
    // oxlint-disable-next-line no-await-in-loop
    roles.push(JSON.stringify(await page.getStructTree()));
  }
  return {
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    info,
    links,
    roles: roles.join(),
  };
}

async function listed(visitor: Visitor, query: string) {
  const path = `/api/licitaciones/exportar?formato=csv&columnas=codigo,nombre&${query}`;
  const bytes = Buffer.from(await (await visitor.send('GET', path)).arrayBuffer());
  const [, ...rows]: string[][] = parse(bytes, {
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
  });
  return rows.map(([code = '', name = '']) => ({ code, name }));
}

const plain = (text: string) => text.replaceAll(/\s+/g, '');

describeServer('a PDF', (server) => {
  it('of a list has every row in its order, its head on each page, and leads to each tender', async () => {
    const visitor = await server.as('editor');
    const query = 'sort=nombre';
    const rows = await listed(visitor, query);
    expect(rows.length).toBeGreaterThan(40);
    const path = `/api/licitaciones/exportar?formato=pdf&columnas=codigo,nombre,comprador,cierre&${query}`;
    const { pages, info, links, roles } = await read(await visitor.send('GET', path));
    expect(info).toMatchObject({
      Title: 'Licitaciones',
      Language: 'es-CL',
      Author: fixtureCompanies[0].name,
    });
    const whole = plain(pages.join(' '));
    let from = 0;
    for (const { code } of rows) {
      const at = whole.indexOf(plain(code), from);
      expect([code, at >= from]).toEqual([code, true]);
      from = at;
    }
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Nombre');
      expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
      expect(page).toContain(fixtureCompanies[0].name);
    }
    expect(links).toHaveLength(rows.length);
    expect(links.every((link) => link.startsWith(`${publicUrl}/licitaciones/`))).toBe(true);
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`);
  });

  it('of a tender tells what is known of it', async () => {
    const visitor = await server.as('editor');
    const tender = await visitor.client.tenders.get({ params: { id: 1 } });
    const { pages, info, roles } = await read(await visitor.send('GET', '/api/licitaciones/1/pdf'));
    const whole = plain(pages.join(' '));
    expect(info).toMatchObject({ Title: `${tender.codigo} · ${tender.nombre}`, Language: 'es-CL' });
    for (const text of [
      tender.nombre,
      tender.codigo,
      tender.comprador?.nombre ?? '',
      'Fechas, hora de Chile',
    ]) {
      expect(whole).toContain(plain(text));
    }
    expect(roles).toContain('"role":"H2"');
  });

  it('is not made of what nobody has, nor of what the person may not see', async () => {
    const editor = await server.as('editor');
    const unknown = await problemIn(editor.send('GET', '/api/licitaciones/999999/pdf'));
    expect(unknown).toMatchObject({ status: 404, code: 'no-encontrado' });
    const admin = await server.as('admin');
    await admin.client.work.update({ params: { id: 40 }, body: { restringida: true } });
    const hidden = await problemIn(editor.send('GET', '/api/licitaciones/40/pdf'));
    expect(hidden).toMatchObject({ status: 404, code: 'no-encontrado' });
    expect((await admin.send('GET', '/api/licitaciones/40/pdf')).status).toBe(200);
  });
});
