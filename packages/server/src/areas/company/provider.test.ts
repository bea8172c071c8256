import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPasskey } from '#server/testing/accounts.ts';
import { FakeProvider } from '#server/testing/fake-provider.ts';
import { people } from '#server/testing/fixture.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';
import { describeServer, problemIn, publicUrl, type Visitor } from '#server/testing/test-server.ts';

const path = '/api/empresa/ingreso/proveedor';

describeServer('the identity provider of a company', (server) => {
  const provider = new FakeProvider({ now: () => server.now() });
  let admin: Visitor;
  const given = () => ({
    emisor: provider.issuer,
    idCliente: provider.clientId,
    secreto: provider.secret,
  });
  const attempt = async (changes: object = {}) =>
    (await admin.client.company.tryIdentityProvider({ body: { ...given(), ...changes } })).falla;

  beforeAll(async () => {
    await provider.open();
    admin = await server.signIn('admin');
  });
  afterAll(() => provider.close());

  it('is of administrators alone', async () => {
    const editor = await server.as('editor');
    for (const [method, at] of [
      ['GET', path],
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/prueba`],
    ] as const) {
      const sent = method === 'GET' ? {} : { json: given() };
      const problem = await problemIn(editor.send(method, at, sent));
      expect(problem.code).toBe('sin-permiso');
    }
  });

  it('is neither of this machine nor of a private network, unless the operator allows it', async () => {
    for (const emisor of [
      provider.issuer,
      'https://127.0.0.1/',
      'https://10.0.0.1',
      'https://169.254.169.254',
    ]) {
      for (const [method, at] of [
        ['PATCH', path],
        ['POST', `${path}/prueba`],
      ] as const) {
        const json = { ...given(), emisor };
        const problem = await problemIn(admin.send(method, at, { json }));
        expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['emisor']);
      }
    }
    expect(provider.asked).toEqual([]);
    server.providers.allowsPrivate = true;
  });

  it('is tried, and what is wrong with it said', async () => {
    expect(await attempt()).toBeNull();
    expect(await attempt({ secreto: 'otro' })).toMatchObject({
      code: 'proveedor-cliente-rechazado',
    });
    expect(await attempt({ emisor: `${provider.issuer}/otro` })).toMatchObject({
      code: 'proveedor-sin-documento',
    });
    expect(await attempt({ emisor: 'http://127.0.0.1:1' })).toMatchObject({
      code: 'proveedor-no-responde',
    });
    provider.document = { issuer: 'https://otro.test' };
    expect(await attempt()).toEqual({
      code: 'proveedor-otro-emisor',
      params: { emisor: 'https://otro.test' },
    });
    provider.document = { code_challenge_methods_supported: ['plain'] };
    expect(await attempt()).toMatchObject({ code: 'proveedor-incompleto' });
    provider.document = { jwks_uri: `${provider.issuer}/nada` };
    expect(await attempt()).toMatchObject({ code: 'proveedor-sin-claves' });
    provider.document = { token_endpoint: 'http://169.254.169.254/token' };
    expect(await attempt()).toMatchObject({ code: 'direccion-privada' });
    provider.document = {};
    expect((await admin.client.company.identityProvider()).proveedor).toBeNull();
  });

  it('keeps its secret, and shows it to no other server', async () => {
    const stored = await admin.client.company.setIdentityProvider({ body: given() });
    const { emisor, idCliente, secreto } = given();
    expect(stored).toEqual({
      proveedor: { emisor, idCliente },
      version: 1,
      regreso: `${publicUrl}/ingreso-organizacion`,
    });
    expect(JSON.stringify(await admin.client.company.identityProvider())).not.toContain(secreto);
    // The stored secret serves for its own issuer alone.
    const { falla } = await admin.client.company.tryIdentityProvider({
      body: { emisor, idCliente },
    });
    expect(falla).toBeNull();
    for (const [method, at] of [
      ['PATCH', path],
      ['POST', `${path}/prueba`],
    ] as const) {
      const json = { emisor: 'http://127.0.0.1:1', idCliente };
      expect((await problemIn(admin.send(method, at, { json }))).fieldErrors).toMatchObject({
        secreto: { code: 'proveedor-sin-secreto' },
      });
    }
    const { datos } = await admin.client.audit.list({ query: { clase: ['empresa'] } });
    expect(datos[0]?.que).toMatchObject({
      code: 'auditoria-proveedor-configurado',
      params: { emisor },
    });
  });

  it('is not overwritten by somebody who has read an older one', async () => {
    const headers = { 'if-match': '"0"' };
    const problem = await problemIn(admin.send('PATCH', path, { json: given(), headers }));
    expect(problem).toMatchObject({ code: 'version-antigua', actual: { version: 1 } });
  });

  it('ends what came through it when it goes, except for who could not enter otherwise', async () => {
    const json = { email: people.editor.email };
    const started = await server.stranger.send('POST', '/api/auth/organizacion', { json });
    const { url } = (await started.clone().json()) as { url: string };
    const claims = { email: people.editor.email };
    const entered = await server.carrying(started).send('POST', '/api/auth/organizacion/regreso', {
      json: { respuesta: provider.approve(url, { claims }) },
    });
    const editor = server.carrying(entered);
    await editor.client.tags.list();
    const gone = await admin.client.company.removeIdentityProvider();
    expect(gone.proveedor).toBeNull();
    expect((await editor.client.auth.session()).pendiente).toEqual({
      falta: 'metodo',
      metodos: ['contrasena', 'llave'],
    });
    await withPasskey(editor, new SoftAuthenticator(publicUrl));
    await editor.client.tags.list();
  });
});
