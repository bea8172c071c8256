import { authEndpoints } from '@pliego/contract/areas/auth';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import type { SignInRules } from '@pliego/contract/areas/sign-in-rules';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  afterFirstStep,
  codeAt,
  otherPassword,
  withPasskey,
  withSecondStep,
} from '#server/testing/accounts.ts';
import { anyParams, guarded } from '#server/testing/every-endpoint.ts';
import { password, people } from '#server/testing/fixture.ts';
import { anAddress, invited } from '#server/testing/people.ts';
import { input } from '#server/testing/right-inputs.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';
import {
  describeServer,
  problemIn,
  publicUrl,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const path = '/api/empresa/ingreso';
const anyhow: SignInRules = {
  segundoPaso: false,
  dominios: [],
  metodos: ['contrasena', 'llave', 'organizacion'],
};

const setRules = (visitor: Visitor, change: Partial<SignInRules>) =>
  visitor.send('PATCH', path, { json: { ...anyhow, ...change } });

const refused = (motivo: string) => ({
  status: 403,
  code: 'regla-de-ingreso',
  motivo: { code: motivo },
});

/** An administrator who meets any rule: with a passkey that was added in the session. */
async function keyHolder(server: TestServer): Promise<Visitor> {
  const admin = await server.signIn('admin');
  await withPasskey(admin, new SoftAuthenticator(publicUrl));
  return admin;
}

/** With the fixed clock a code serves once. */
function later(server: TestServer): void {
  server.setNow(new Date(server.now().getTime() + 60_000).toISOString());
}

const isOwnAccount = ({ path: own, access }: EndpointDefinition) =>
  access === 'session' && (own.startsWith('/api/auth/') || own.startsWith('/api/cuenta/sesiones'));

async function enteredBy(server: TestServer, authenticator: SoftAuthenticator) {
  const llave = authenticator.sign(await server.stranger.client.auth.passkeyRequest());
  const { path: entry } = authEndpoints.passkeySignIn;
  return server.carrying(await server.stranger.send('POST', entry, { json: { llave } }));
}

describeServer('the sign-in rules of a company', (server) => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await keyHolder(server);
  });
  afterEach(async () => {
    await admin.client.company.setSignInRules({ body: anyhow });
  });

  it('let anybody in at first, and tell who could meet others', async () => {
    const rules = await admin.client.company.signInRules();
    expect(rules).toMatchObject({ ...anyhow, version: 0 });
    expect(rules.personas.find(({ id }) => id === people.admin.id)).toEqual({
      id: people.admin.id,
      nombre: people.admin.fullName,
      correo: people.admin.email,
      segundoPaso: false,
      llave: true,
    });
    expect(rules.personas.map(({ id }) => id)).not.toContain(people.foreign.id);
  });

  it('are of administrators alone, and never of a key', async () => {
    const editor = await server.as('editor');
    expect(await problemIn(editor.send('GET', path))).toMatchObject({ code: 'sin-permiso' });
    expect(await problemIn(setRules(editor, {}))).toMatchObject({ code: 'sin-permiso' });
  });

  it.each([
    [{ metodos: [] }, 'metodos'],
    [{ metodos: ['telepatia'] }, 'metodos.0'],
    [{ dominios: ['no es un dominio'] }, 'dominios.0'],
    [{ dominios: ['https://andes.cl'] }, 'dominios.0'],
    [{ dominios: Array.from({ length: 21 }, (_, n) => `d${n}.cl`) }, 'dominios'],
  ])('refuse what cannot be kept: %o', async (change, field) => {
    const problem = await problemIn(admin.send('PATCH', path, { json: { ...anyhow, ...change } }));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });

  it('cannot lock out who sets them', async () => {
    const weak = await server.signIn('admin');
    expect(await problemIn(setRules(weak, { segundoPaso: true }))).toMatchObject({
      status: 422,
      fieldErrors: { segundoPaso: { code: 'regla-cumplir-segundo-paso' } },
    });
    expect(await problemIn(setRules(weak, { metodos: ['llave'] }))).toMatchObject({
      status: 422,
      fieldErrors: { metodos: { code: 'regla-cumplir-metodo' } },
    });
    expect(await admin.client.company.signInRules()).toMatchObject(anyhow);
  });

  it('are not overwritten by somebody who has read older ones', async () => {
    const { version } = await admin.client.company.signInRules();
    const json = { ...anyhow, dominios: ['andes.demo'] };
    const headers = { 'if-match': `"${version}"` };
    expect((await admin.send('PATCH', path, { json, headers })).status).toBe(200);
    const problem = await problemIn(admin.send('PATCH', path, { json: anyhow, headers }));
    expect(problem).toMatchObject({
      code: 'version-antigua',
      actual: { dominios: ['andes.demo'] },
    });
  });

  it('hold from the next request of an open session, and are written down', async () => {
    const editor = await server.signIn('editor');
    await editor.client.tags.list();
    expect((await setRules(admin, { segundoPaso: true })).status).toBe(200);
    expect(await problemIn(editor.send('GET', '/api/etiquetas'))).toMatchObject(
      refused('ingreso-sin-segundo-paso'),
    );
    expect((await editor.client.auth.session()).pendiente).toEqual({
      falta: 'segundo-paso',
      metodos: ['contrasena', 'llave'],
    });
    const { datos } = await admin.client.audit.list({ query: { clase: ['empresa'] } });
    expect(datos[0]).toMatchObject({
      que: { code: 'auditoria-empresa-regla', params: { regla: 'ingreso' } },
    });
    expect((await setRules(admin, anyhow)).status).toBe(200);
    await editor.client.tags.list();
  });

  it('are met by setting up a second step, and again not without it', async () => {
    await setRules(admin, { segundoPaso: true });
    const author = await server.signIn('author');
    expect(await problemIn(author.send('GET', '/api/etiquetas'))).toMatchObject(
      refused('ingreso-sin-segundo-paso'),
    );
    const { secret } = await author.client.auth.setUpTwoSteps({ body: { password } });
    await author.client.auth.enableTwoSteps({ body: { code: codeAt(secret, server.now()) } });
    await author.client.tags.list();
    await author.client.auth.disableTwoSteps({ body: { password } });
    expect((await author.send('GET', '/api/etiquetas')).status).toBe(403);
  });

  it('are met by a sign-in with a second step, and not by a session from before it', async () => {
    const before = await server.signIn('maintainer');
    const { secret } = await withSecondStep(server, 'maintainer');
    await setRules(admin, { segundoPaso: true });
    expect((await before.send('GET', '/api/etiquetas')).status).toBe(403);
    later(server);
    const half = await afterFirstStep(server, 'maintainer');
    const json = { code: codeAt(secret, server.now()) };
    const response = await half.send('POST', '/api/auth/two-steps', { json });
    expect(await response.clone().json()).not.toHaveProperty('pendiente');
    await server.carrying(response).client.tags.list();
  });

  it('leave no open page told of what the session may not read', async () => {
    const subscriber = await server.signIn('subscriber');
    const events = await subscriber.send('GET', '/api/eventos');
    expect(events.status).toBe(200);
    await setRules(admin, { metodos: ['llave'] });
    // The stream ends by itself: reading it to its end returns.
    expect(await events.text()).toContain('"tipo":"sesion"');
    expect(await problemIn(subscriber.send('GET', '/api/eventos'))).toMatchObject(
      refused('ingreso-por-otro-metodo'),
    );
  });

  it('let a passkey in where a password does not do, also one that is added just then', async () => {
    await setRules(admin, { metodos: ['llave'] });
    const person = await server.signIn('subscriber');
    expect((await person.client.auth.session()).pendiente).toEqual({
      falta: 'metodo',
      metodos: ['llave'],
    });
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(person, authenticator);
    await person.client.tags.list();
    await (await enteredBy(server, authenticator)).client.tags.list();
  });

  it('are met no more by a session whose passkey was removed, and those that it opened end', async () => {
    const person = await server.signIn('subscriber');
    const authenticator = new SoftAuthenticator(publicUrl);
    const { id } = await withPasskey(person, authenticator);
    const elsewhere = await enteredBy(server, authenticator);
    const other = await server.signIn('subscriber');
    await withPasskey(other, new SoftAuthenticator(publicUrl));
    await setRules(admin, { metodos: ['llave'] });
    await elsewhere.client.tags.list();
    await person.client.auth.removePasskey({ params: { id }, body: { password } });
    expect((await elsewhere.send('GET', '/api/auth/session')).status).toBe(401);
    expect((await person.client.auth.session()).pendiente?.falta).toBe('metodo');
    await other.client.tags.list();
  });

  it('are each company’s own', async () => {
    await setRules(admin, { segundoPaso: true });
    const both = await server.signIn('both', 2);
    await both.client.tags.list();
    const there = await both.client.auth.switchCompany({ body: { empresa: 1 } });
    expect(there.pendiente?.falta).toBe('segundo-paso');
    expect((await both.send('GET', '/api/etiquetas')).status).toBe(403);
    const back = await both.client.auth.switchCompany({ body: { empresa: 2 } });
    expect(back).not.toHaveProperty('pendiente');
    await both.client.tags.list();
  });

  it('are told also to who looks at the company as another role', async () => {
    const looking = await server.signIn('admin');
    await looking.client.auth.viewAs({ body: { role: 'author', persona: null } });
    await setRules(admin, { segundoPaso: true });
    const seen = await looking.client.auth.session();
    expect(seen.userData.vista).toBeDefined();
    expect(seen.pendiente?.falta).toBe('segundo-paso');
    expect((await looking.client.auth.endView()).pendiente?.falta).toBe('segundo-paso');
  });

  it('leave keys alone, and make none for a session that does not meet them', async () => {
    const editor = await server.signIn('editor');
    const body = {
      nombre: 'Planilla',
      alcances: ['licitaciones:leer' as const],
      vence: 30 as const,
    };
    const { clave } = await editor.client.keys.create({ body });
    await setRules(admin, { segundoPaso: true });
    const headers = { authorization: `Bearer ${clave}` };
    const read = await server.stranger.send('GET', '/api/licitaciones?limit=1', { headers });
    expect(read.status).toBe(200);
    expect((await editor.send('POST', '/api/llaves', { json: body })).status).toBe(403);
  });

  it('keep invitations within the domains, and leave who is in', async () => {
    const [inside, outside] = [anAddress(), 'alguien@otra-empresa.test'];
    const early = await invited(server, outside, 'editor');
    await setRules(admin, { dominios: [inside.split('@')[1] ?? ''] });
    const sent = await admin.client.users.invite({
      body: { correos: [inside, 'uno@fuera.test'], role: 'editor' },
    });
    expect(sent.invitaciones.map(({ correo }) => correo)).toEqual([inside]);
    expect(sent.omitidas).toMatchObject([
      { correo: 'uno@fuera.test', motivo: { code: 'dominio-fuera-de-regla' } },
    ]);
    const persona = { fullName: 'Paula Villarroel', password: otherPassword };
    const json = { token: early, persona };
    const late = server.stranger.send('POST', '/api/invitaciones/aceptar', { json });
    expect(await problemIn(late)).toMatchObject({
      status: 403,
      motivo: { code: 'invitacion-fuera-de-dominio' },
    });
    const editor = await server.signIn('editor');
    await editor.client.tags.list();
  });
});

describeServer('a session that does not meet the rules', (server) => {
  let weak: Visitor;
  beforeAll(async () => {
    weak = await server.signIn('admin');
    await setRules(await keyHolder(server), { segundoPaso: true });
  });

  it.each(guarded.filter(({ definition }) => !isOwnAccount(definition)))(
    'is refused $name',
    async ({ name, definition }) => {
      const own = fillPath(definition.path, anyParams) + (input[name]?.query ?? '');
      const sent = definition.method === 'GET' ? {} : { json: input[name]?.json ?? {} };
      expect(await problemIn(weak.send(definition.method, own, sent))).toMatchObject(
        refused('ingreso-sin-segundo-paso'),
      );
    },
  );

  it('is refused what is none of the contract', async () => {
    expect((await weak.send('GET', '/api/eventos')).status).toBe(403);
    expect((await weak.send('GET', '/apps/todo/tasks')).status).toBe(403);
  });

  it('has its own account', async () => {
    expect((await weak.client.auth.session()).pendiente?.falta).toBe('segundo-paso');
    await weak.client.auth.twoSteps();
    await weak.client.auth.passkeys();
  });
});
