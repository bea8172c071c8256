import type { JWTPayload } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { withPasskey } from '#server/testing/accounts.ts';
import { FakeProvider } from '#server/testing/fake-provider.ts';
import { people } from '#server/testing/fixture.ts';
import { anAddress, invited } from '#server/testing/people.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';
import { describeServer, problemIn, publicUrl, type Visitor } from '#server/testing/test-server.ts';
import {
  comeBack,
  from,
  given,
  leave,
  refusal,
  signInBy,
  start,
} from '#server/testing/through-provider.ts';

const providerPath = '/api/empresa/ingreso/proveedor';
const anyhow = { segundoPaso: false, dominios: [] };

describeServer('signing in through the provider of a company', (server) => {
  const provider = new FakeProvider({ now: () => server.now() });
  let admin: Visitor;
  const setRules = (metodos: ('contrasena' | 'llave' | 'organizacion')[]) =>
    admin.client.company.setSignInRules({ body: { ...anyhow, metodos } });
  const lastFailure = async () => {
    const { datos } = await admin.client.audit.list({ query: { clase: ['acceso'] } });
    return datos.find(({ que }) => que.code.endsWith('organizacion-fallido'))?.que.params;
  };

  beforeAll(async () => {
    await provider.open();
    admin = await server.signIn('admin');
    await withPasskey(admin, new SoftAuthenticator(publicUrl));
    server.providers.allowsPrivate = true;
    await admin.client.company.setIdentityProvider({ body: given(provider) });
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    server.providers.allowsPrivate = true;
  });
  afterEach(async () => {
    provider.document = {};
    provider.instead = null;
    await setRules(['contrasena', 'llave', 'organizacion']);
    // What was tried counts no more.
    server.setNow(new Date(server.now().getTime() + 16 * 60_000).toISOString());
  });

  it('opens a session of a member, and writes it down', async () => {
    const { url, browser } = await leave(server, people.editor.email);
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/ingreso-organizacion`,
      scope: 'openid email profile',
    });
    const claims = { email: people.editor.email.toUpperCase() };
    const response = await comeBack(browser, provider.approve(url, { claims }));
    expect(response.status).toBe(200);
    const session = (await response.clone().json()) as { userData: { id: number } };
    expect(session).toMatchObject({ empresa: 1, userData: { id: people.editor.id } });
    expect(session).not.toHaveProperty('pendiente');
    await server.carrying(response).client.tags.list();
    const { datos } = await admin.client.audit.list({ query: { clase: ['acceso'] } });
    expect(datos[0]?.que.code).toBe('auditoria-ingreso-con-organizacion');
  });

  it.each<[string, JWTPayload]>([
    ['another nonce', { nonce: 'otro' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://otro.test' }],
    ['another audience', { aud: 'otro-cliente' }],
    ['a time that is over', { exp: 1_000 }],
    ['no subject', { sub: undefined }],
  ])('refuses a token with %s', async (_, claims) => {
    const response = await signInBy(server, provider, { email: people.editor.email, claims });
    expect(await refusal(response)).toEqual({
      status: 403,
      code: 'sin-permiso',
      motivo: 'organizacion-rechazada',
    });
    expect(response.headers.get('set-cookie') ?? '').not.toContain('pliego_session=');
    expect(await lastFailure()).toMatchObject({ motivo: 'rechazada' });
  });

  it.each(['none', 'unknown-key'] as const)('refuses a token signed with %s', async (signature) => {
    // It also says that it may do so.
    provider.document = { id_token_signing_alg_values_supported: ['RS256', 'none'] };
    const response = await signInBy(server, provider, { email: people.editor.email, signature });
    expect((await refusal(response)).motivo).toBe('organizacion-rechazada');
  });

  it('takes what came back once, from the browser that began, and in time', async () => {
    const { url, browser } = await leave(server, people.editor.email);
    const answer = provider.approve(url, { claims: { email: people.editor.email } });
    const other = await leave(server, people.editor.email);
    const over = { status: 410, code: 'enlace-invalido', motivo: 'organizacion-vencida' };
    expect(await refusal(await comeBack(other.browser, answer))).toEqual(over);
    expect(await refusal(await comeBack(server.stranger, answer))).toEqual(over);
    const changed = new URLSearchParams(answer);
    changed.set('state', 'otro');
    expect(await refusal(await comeBack(browser, changed.toString()))).toEqual(over);
    expect((await comeBack(browser, answer)).status).toBe(200);
    expect(await refusal(await comeBack(browser, answer))).toEqual(over);
    const late = await leave(server, people.editor.email);
    const before = server.now();
    server.setNow(new Date(before.getTime() + 11 * 60_000).toISOString());
    const tooLate = provider.approve(late.url, { claims: { email: people.editor.email } });
    expect(await refusal(await comeBack(late.browser, tooLate))).toEqual(over);
  });

  it('refuses an answer that names another issuer beside the code', async () => {
    const { url, browser } = await leave(server, people.editor.email);
    const answer = new URLSearchParams(
      provider.approve(url, { claims: { email: people.editor.email } }),
    );
    answer.set('iss', 'https://otro.test');
    const response = await comeBack(browser, answer.toString());
    expect((await refusal(response)).motivo).toBe('organizacion-rechazada');
  });

  it('says that it was cancelled at the provider', async () => {
    const { url, browser } = await leave(server, people.editor.email);
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = new URLSearchParams({ error: 'access_denied', state }).toString();
    expect((await refusal(await comeBack(browser, answer))).motivo).toBe('organizacion-cancelada');
  });

  it.each<[string, JWTPayload, string]>([
    ['is not verified', { email_verified: false }, 'organizacion-sin-verificar'],
    ['is not said to be verified', { email_verified: undefined }, 'organizacion-sin-verificar'],
    ['is not told', { email: undefined }, 'organizacion-sin-correo'],
    ['is of nobody', { email: 'nadie@otra.test' }, 'organizacion-no-miembro'],
    ['is of another company', { email: people.foreign.email }, 'organizacion-no-miembro'],
    ['is of somebody whose account is closed', { email: people.inactive.email }, 'cuenta-cerrada'],
  ])('lets nobody in whose address %s', async (_, claims, motivo) => {
    const response = await signInBy(server, provider, { email: people.editor.email, claims });
    expect(await refusal(response)).toEqual({ status: 403, code: 'sin-permiso', motivo });
  });

  it('lets nobody in whom the company suspended', async () => {
    const email = anAddress();
    await invited(server, email, 'editor');
    const entered = await signInBy(server, provider, { email });
    const { userData } = await server.carrying(entered).client.auth.session();
    const body = { status: 'inactive', reasignarA: null, version: 1 } as const;
    await admin.client.users.update({ params: { id: userData.id }, body });
    expect((await server.stranger.send('POST', start, { json: { email } })).status).toBe(404);
    const response = await signInBy(server, provider, {
      email: people.editor.email,
      claims: { email },
    });
    expect((await refusal(response)).motivo).toBe('acceso-suspendido');
  });

  it('accepts the invitation of that very address, once', async () => {
    const email = anAddress();
    await invited(server, email, 'author');
    const claims = { name: 'Paula Villarroel' };
    const response = await signInBy(server, provider, { email, claims });
    expect(await response.clone().json()).toMatchObject({
      empresa: 1,
      userData: { email, fullName: 'Paula Villarroel', role: 'author' },
    });
    await server.carrying(response).client.tags.list();
    expect((await signInBy(server, provider, { email })).status).toBe(200);
    const { datos } = await admin.client.users.list({ query: { q: email } });
    expect(datos).toHaveLength(1);
  });

  it('is offered by an invitation, as long as the company takes it', async () => {
    const token = await invited(server, anAddress(), 'author');
    const offered = async () => {
      const asked = await server.stranger.client.auth.checkInvitation({ body: { token } });
      return [asked.organizacion, asked.conContrasena];
    };
    expect(await offered()).toEqual([1, true]);
    await setRules(['organizacion']);
    expect(await offered()).toEqual([1, false]);
    await setRules(['contrasena', 'llave']);
    expect(await offered()).toEqual([null, true]);
  });

  it('counts in its company alone', async () => {
    const response = await signInBy(server, provider, { email: people.both.email, empresa: 1 });
    const both = server.carrying(response);
    await both.client.tags.list();
    const there = await both.client.auth.switchCompany({ body: { empresa: 2 } });
    expect(there.pendiente).toEqual({ falta: 'metodo', metodos: ['contrasena', 'llave'] });
    expect(await problemIn(both.send('GET', '/api/etiquetas'))).toMatchObject({
      status: 403,
      code: 'regla-de-ingreso',
    });
    expect((await both.send('GET', '/api/eventos')).status).toBe(403);
    await both.client.auth.switchCompany({ body: { empresa: 1 } });
    await both.client.tags.list();
  });

  it('is of no use for a company without a provider, or that does not take it', async () => {
    const none = { status: 404, code: 'no-encontrado', motivo: 'organizacion-sin-proveedor' };
    const ask = async (json: object) =>
      refusal(await server.stranger.send('POST', start, { json, headers: from() }));
    expect(await ask({ email: people.foreign.email })).toEqual(none);
    expect(await ask({ email: 'nadie@otra.test' })).toEqual(none);
    expect(await ask({ email: people.both.email, empresa: 2 })).toEqual(none);
    await setRules(['contrasena', 'llave']);
    expect(await ask({ email: people.editor.email })).toEqual(none);
  });

  it('can be the only way in, and leaves administrators one of their own', async () => {
    const holder = await server.signIn('admin');
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(holder, authenticator);
    await setRules(['organizacion']);
    // The one that sets it has a passkey, with which an administrator enters all the same.
    await admin.client.tags.list();
    const weak = await server.signIn('admin');
    expect((await weak.client.auth.session()).pendiente).toEqual({
      falta: 'metodo',
      metodos: ['organizacion'],
    });
    const editor = await server.signIn('editor');
    expect((await editor.send('GET', '/api/etiquetas')).status).toBe(403);
    const response = await signInBy(server, provider, { email: people.editor.email });
    await server.carrying(response).client.tags.list();
    // Neither taken away nor changed for another while it is the only way.
    const problem = await problemIn(admin.send('DELETE', providerPath));
    expect(problem.motivo?.code).toBe('proveedor-unica-forma');
  });

  it('cannot be the only way of who could not enter without it', async () => {
    const sign = await signInBy(server, provider, { email: people.both.email, empresa: 1 });
    const withoutKey = server.carrying(sign);
    await server.database.transaction('system', (tx) =>
      tx.execute(
        sql`update memberships set role = 'admin' where company_id = 1 and user_id = ${people.both.id}`,
      ),
    );
    const json = { ...anyhow, metodos: ['organizacion'] };
    const problem = await problemIn(withoutKey.send('PATCH', '/api/empresa/ingreso', { json }));
    expect(problem.fieldErrors).toMatchObject({ metodos: { code: 'regla-sin-rescate' } });
  });

  it('says that a provider is broken, and repeats nothing of what it says', async () => {
    const broken = { status: 503, code: 'no-disponible', motivo: 'organizacion-no-responde' };
    const { url, browser } = await leave(server, people.editor.email);
    const answer = provider.approve(url, { claims: { email: people.editor.email } });
    provider.instead = (response) => response.writeHead(500).end('secreto del proveedor');
    expect(await refusal(await comeBack(browser, answer))).toEqual(broken);
    const json = { email: people.editor.email };
    const again = await server.stranger.send('POST', start, { json, headers: from() });
    expect(await refusal(again)).toEqual(broken);
    expect(await lastFailure()).toMatchObject({ motivo: 'no-responde' });
    const code = new URLSearchParams(answer).get('code') ?? '';
    const log = server.log.join('\n');
    for (const secret of [code, provider.secret, 'secreto del proveedor']) {
      expect(log).not.toContain(secret);
    }
  });

  it.each<[string, (provider: FakeProvider) => void]>([
    ['redirects', (fake) => (fake.instead = (r) => r.writeHead(302, { location: '/x' }).end())],
    ['answers a page', (fake) => (fake.instead = (r) => r.end('<html>'))],
    [
      'answers too much',
      (fake) =>
        (fake.instead = (r) =>
          r
            .writeHead(200, { 'content-type': 'application/json' })
            .end(`{"issuer":"${'x'.repeat(600_000)}"}`)),
    ],
    [
      'sends the browser elsewhere than to the web',
      (fake) => (fake.document = { authorization_endpoint: 'javascript:alert(1)' }),
    ],
    [
      'has its tokens in a network of clouds',
      (fake) => (fake.document = { token_endpoint: 'http://169.254.169.254/token' }),
    ],
  ])('takes nothing of a provider that %s', async (_, breakIt) => {
    breakIt(provider);
    const { falla } = await admin.client.company.tryIdentityProvider({ body: given(provider) });
    const started = await server.stranger.send('POST', start, {
      json: { email: people.editor.email },
      headers: from(),
    });
    // What is wrong with the tokens' address shows when they are asked for.
    const answers = started.status === 200 ? falla : await refusal(started);
    expect(answers).not.toBeNull();
  });
});
