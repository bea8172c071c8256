import { createHash } from 'node:crypto';
import { maxLogoBytes } from '@pliego/contract/areas/company';
import { expect, it } from 'vitest';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { images } from '#server/testing/images.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';

const [andes, austral] = fixtureCompanies;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const patch = (visitor: Visitor, json: object, version?: number) =>
  visitor.send('PATCH', '/api/empresa', {
    json,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const postLogo = (visitor: Visitor, body: RequestInit['body']) =>
  visitor.send('POST', '/api/empresa/logo', {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });

describeServer('what a company says of itself', (server) => {
  it('is, before anybody wrote it, its name and RUT, for every role', async () => {
    for (const person of ['admin', 'maintainer', 'editor', 'author', 'subscriber'] as const) {
      const { client } = await server.as(person);
      expect(await client.company.get()).toEqual({
        id: andes.id,
        nombre: andes.name,
        rut: andes.taxId,
        giro: null,
        direccion: null,
        region: null,
        comuna: null,
        contacto: null,
        correo: null,
        telefono: null,
        sitioWeb: null,
        logo: null,
        version: 0,
        cambio: null,
      });
    }
  });

  it('is written by its administrators alone', async () => {
    const admin = await server.as('admin');
    const data = {
      giro: 'Venta al por mayor de insumos',
      direccion: 'Av. Caupolicán 1250, of. 402',
      region: 9,
      comuna: 'Temuco',
      contacto: 'Antonia Riquelme',
      correo: 'Contacto@Andes.demo',
      telefono: '+56 45 221 1234',
      sitioWeb: 'www.andes.demo',
    };
    const changed = await admin.client.company.update({ ifVersion: 0, body: data });
    expect(changed).toMatchObject({
      ...data,
      correo: 'contacto@andes.demo',
      nombre: andes.name,
      version: 1,
      cambio: { por: { id: people.admin.id }, cuando: server.now().toISOString() },
    });
    const { client } = await server.as('subscriber');
    expect(await client.company.get()).toEqual(changed);
    // Nothing new is no change.
    expect(await admin.client.company.update({ body: {} })).toEqual(changed);
    expect(await admin.client.company.update({ body: { comuna: 'Temuco' } })).toEqual(changed);
    expect(await admin.client.company.update({ body: { giro: null } })).toMatchObject({
      giro: null,
      comuna: 'Temuco',
      version: 2,
    });
    for (const person of ['maintainer', 'editor', 'author', 'subscriber'] as const) {
      const refused = await problemIn(patch(await server.as(person), { giro: 'Otro' }));
      expect({ person, code: refused.code }).toEqual({ person, code: 'sin-permiso' });
    }
  });

  it('is its own: another company neither sees nor changes it', async () => {
    const foreign = await server.as('foreign');
    expect(await foreign.client.company.get()).toMatchObject({ id: austral.id, giro: null });
    await foreign.client.company.update({ body: { giro: 'Ferretería' } });
    const { client } = await server.as('admin');
    expect((await client.company.get()).giro).not.toBe('Ferretería');
  });

  it('is renamed, also where its name is shown at sign-in', async () => {
    const admin = await server.as('admin');
    const body = { nombre: 'Andes y Cía.', rut: '761234560' };
    expect(await admin.client.company.update({ body })).toMatchObject({
      nombre: 'Andes y Cía.',
      rut: '76.123.456-0',
    });
    const { userData } = await (await server.as('subscriber')).client.auth.session();
    expect(userData.empresas).toMatchObject([{ id: andes.id, nombre: 'Andes y Cía.' }]);
    await admin.client.company.update({ body: { nombre: andes.name, rut: andes.taxId } });
  });

  it('is not written over what somebody else wrote meanwhile', async () => {
    const admin = await server.as('admin');
    const { version } = await admin.client.company.update({ body: { contacto: 'Uno' } });
    await admin.client.company.update({ ifVersion: version, body: { contacto: 'Dos' } });
    const problem = await problemIn(patch(admin, { contacto: 'Tres' }, version));
    expect(problem).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: { contacto: 'Dos', version: version + 1 },
    });
    expect(await admin.client.company.get()).toMatchObject({ contacto: 'Dos' });
  });

  it.each([
    [{ rut: '78.904.120-3' }, 'rut', 'rut-no-valido'],
    [{ rut: ' ' }, 'rut', 'falta-rut'],
    [{ nombre: '' }, 'nombre', 'falta-empresa'],
    [{ nombre: 'http://malo.test/' }, 'nombre', 'nombre-con-signos'],
    [{ region: 17 }, 'region', 'region-desconocida'],
    [{ region: 5, comuna: 'Temuco' }, 'comuna', 'comuna-de-otra-region'],
    [{ region: null, comuna: 'Temuco' }, 'comuna', 'comuna-de-otra-region'],
    [{ correo: 'andes' }, 'correo', 'correo-no-valido'],
    [{ telefono: 'llamar' }, 'telefono', 'telefono-no-valido'],
    [{ sitioWeb: 'javascript:alert(1)' }, 'sitioWeb', 'sitio-no-valido'],
    [{ direccion: 'x'.repeat(201) }, 'direccion', 'texto-largo'],
  ])('refuses %j', async (json, field, code) => {
    const problem = await problemIn(patch(await server.as('admin'), json));
    expect(problem).toMatchObject({ status: 422, fieldErrors: { [field]: { code } } });
  });

  it('refuses the RUT of another company, and fields it does not know', async () => {
    const admin = await server.as('admin');
    expect(await problemIn(patch(admin, { giro: 'Otro', rut: austral.taxId }))).toMatchObject({
      status: 409,
      code: 'ya-existe',
      fieldErrors: { rut: { code: 'rut-de-otra-empresa' } },
    });
    expect((await admin.client.company.get()).giro).not.toBe('Otro');
    expect((await problemIn(patch(admin, { id: 2 }))).status).toBe(422);
  });
});

describeServer('the logo of a company', (server) => {
  it('is an image, whatever it is called, and is replaced and taken away', async () => {
    const admin = await server.as('admin');
    const reader = await server.as('subscriber');
    expect((await problemIn(reader.send('GET', '/api/empresa/logo'))).status).toBe(404);
    for (const [tipo, image] of [
      ['image/png', images.png],
      ['image/jpeg', images.jpeg],
      ['image/webp', images.webp],
    ] as const) {
      const { logo, version } = await admin.client.company.setLogo({ body: new Blob([image]) });
      const sha256 = createHash('sha256').update(image).digest('hex');
      expect({ logo, version }).toEqual({
        logo: { tipo, bytes: image.length, sha256 },
        version: 0,
      });
      expect(await reader.client.company.logo()).toEqual(image);
    }
    const answer = await reader.send('GET', '/api/empresa/logo');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await reader.send('GET', '/api/empresa/logo', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const foreign = await server.as('foreign');
    expect((await problemIn(foreign.send('GET', '/api/empresa/logo'))).status).toBe(404);
    expect(await admin.client.company.removeLogo()).toMatchObject({ logo: null });
    expect((await problemIn(reader.send('GET', '/api/empresa/logo'))).status).toBe(404);
  });

  it.each([
    ['a drawing that may hold scripts', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a document', bytesOf('%PDF-1.7\n%%EOF')],
    ['another image', bytesOf('GIF89a\u0001\0\u0001\0')],
    ['bytes of nothing', bytesOf('\0\u0001\u0002')],
  ])('is not %s', async (_, body) => {
    expect(await problemIn(postLogo(await server.as('admin'), body))).toMatchObject({
      status: 422,
      fieldErrors: { logo: { code: 'logo-de-otro-tipo' } },
    });
  });

  it('is neither empty nor larger than it may be, and only administrators change it', async () => {
    const admin = await server.as('admin');
    expect(await problemIn(postLogo(admin, new Uint8Array()))).toMatchObject({
      code: 'archivo-vacio',
    });
    const large = new Uint8Array(maxLogoBytes + 1);
    large.set(images.png);
    expect(await problemIn(postLogo(admin, large))).toMatchObject({
      status: 413,
      motivo: { code: 'logo-grande', params: { megas: 1 } },
    });
    expect((await admin.client.company.get()).logo).toBeNull();
    const maintainer = await server.as('maintainer');
    expect((await problemIn(postLogo(maintainer, images.png))).code).toBe('sin-permiso');
    expect((await problemIn(maintainer.send('DELETE', '/api/empresa/logo'))).code).toBe(
      'sin-permiso',
    );
  });
});
