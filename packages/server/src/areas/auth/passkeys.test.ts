import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { storedIn, withPasskey, withSecondStep } from '#server/testing/accounts.ts';
import { cookiesOf, openSessions } from '#server/testing/cookies.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { SoftAuthenticator } from '#server/testing/soft-authenticator.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  publicUrl,
  type TestServer,
} from '#server/testing/test-server.ts';

const path = '/api/auth/llaves-de-acceso';
const rpId = 'pliego.andes.test';

const challengeFor = (server: TestServer) => server.stranger.client.auth.passkeyRequest();

const send = (server: TestServer, llave: unknown, empresa?: number) =>
  server.stranger.send('POST', `${path}/ingreso`, { json: { llave, empresa } });

const signIn = async (server: TestServer, authenticator: SoftAuthenticator, empresa?: number) =>
  send(server, authenticator.sign(await challengeFor(server)), empresa);

const rejected = {
  status: 401,
  code: 'credenciales-invalidas',
  motivo: { code: 'llave-rechazada' },
};

describeServer('a passkey', (server) => {
  it('is added with the password, told of by mail, listed and removed', async () => {
    const visitor = await server.signIn('editor');
    const wrong = { json: { password: 'no es esta clave' } };
    const problem = await problemIn(visitor.send('POST', `${path}/desafio`, wrong));
    expect(problem).toMatchObject({ status: 422, fieldErrors: { password: {} } });

    const authenticator = new SoftAuthenticator(publicUrl);
    const creation = await visitor.client.auth.passkeyCreation({ body: { password } });
    expect(creation).toMatchObject({
      rp: { id: rpId },
      user: { name: people.editor.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const llave = authenticator.create(creation);
    const added = await visitor.client.auth.addPasskey({
      body: { nombre: ' Mi notebook ', llave },
    });
    expect(added).toEqual({
      id: added.id,
      nombre: 'Mi notebook',
      creada: fixtureNow,
      ultimoUso: null,
      sincronizada: true,
    });
    await server.mails();
    expect(server.mailer.last('llave-agregada', people.editor.email).text).toContain('Mi notebook');
    expect((await visitor.client.auth.passkeys()).datos).toEqual([added]);

    const next = await visitor.client.auth.passkeyCreation({ body: { password } });
    expect(next.excludeCredentials).toEqual([
      { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
    ]);
    expect(next.user.id).toBe(creation.user.id);

    const remove = (json: object) => visitor.send('DELETE', `${path}/${added.id}`, { json });
    expect((await problemIn(remove({ password: 'no es esta clave' }))).status).toBe(422);
    expect((await remove({ password })).status).toBe(200);
    await server.mails();
    expect(server.mailer.last('llave-quitada', people.editor.email).text).toContain('Mi notebook');
    expect((await visitor.client.auth.passkeys()).datos).toEqual([]);
    expect(await problemIn(await signIn(server, authenticator))).toMatchObject(rejected);
    const inside = { companyId: 1, userId: people.admin.id };
    const rows = await server.database.transaction(inside, (tx) =>
      rowsOf<{ row: string }>(tx, sql`select audit_entries::text as row from audit_entries`),
    );
    const entries = rows.map(({ row }) => row).join('');
    expect(entries).toContain('llave-de-acceso-agregada');
    expect(entries).toContain('llave-de-acceso-quitada');
  });

  it('signs in without password or code, also who has a second step', async () => {
    const { visitor } = await withSecondStep(server, 'maintainer');
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(visitor, authenticator);
    const before = await openSessions(server, people.maintainer.id);
    const waiting = await storedIn(server, 'passkey_challenges');
    const response = await signIn(server, authenticator);
    expect(response.status).toBe(200);
    expect(await response.clone().json()).toMatchObject({
      empresa: 1,
      userData: { id: people.maintainer.id, role: 'maintainer' },
    });
    expect(Object.keys(cookiesOf(response)).sort()).toEqual([
      'empresa',
      'pliego_equipo',
      'pliego_session',
    ]);
    const session = await server.carrying(response).client.auth.session();
    expect(session.userData.email).toBe(people.maintainer.email);
    expect(await openSessions(server, people.maintainer.id)).toBe(before + 1);
    const { datos } = await visitor.client.auth.passkeys();
    expect(datos).toMatchObject([{ ultimoUso: fixtureNow }]);
    expect(await storedIn(server, 'passkey_challenges')).toEqual(waiting);
  });

  it('enters the company that is named, or the last one', async () => {
    const visitor = await server.signIn('both', 2);
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(visitor, authenticator);
    const last = await signIn(server, authenticator);
    expect(await last.json()).toMatchObject({ empresa: 2, userData: { role: 'editor' } });
    const named = await signIn(server, authenticator, 1);
    expect(await named.json()).toMatchObject({ empresa: 1, userData: { role: 'maintainer' } });
    expect(await problemIn(await signIn(server, authenticator, 3))).toMatchObject(rejected);
  });

  it('signs each challenge once, and for five minutes', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(await server.signIn('author'), authenticator);
    const challenge = await challengeFor(server);
    const answer = authenticator.sign(challenge);
    expect((await send(server, answer)).status).toBe(200);
    expect(await problemIn(send(server, answer))).toMatchObject(rejected);
    expect(await problemIn(send(server, authenticator.sign(challenge)))).toMatchObject(rejected);

    const late = await challengeFor(server);
    server.setNow(new Date(Date.parse(fixtureNow) + 300_000).toISOString());
    expect(await problemIn(send(server, authenticator.sign(late)))).toMatchObject(rejected);
    server.setNow(fixtureNow);
  });

  it('at once with one signature is one session', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(await server.signIn('author'), authenticator);
    const answer = authenticator.sign(await challengeFor(server));
    const all = await Promise.all([1, 2, 3].map(() => send(server, answer)));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    expect(all.filter(({ status }) => status === 401).length).toBe(2);
  });

  it.each<[string, (authenticator: SoftAuthenticator) => void]>([
    ['of another site', (one) => (one.origin = 'https://pliego-andes.test')],
    ['of the same host without TLS', (one) => (one.origin = `http://${rpId}`)],
    ['of somebody who was not verified', (one) => (one.verifies = false)],
    ['of a copy that counts less', (one) => (one.counter = 0)],
  ])('is no use when it is %s', async (_, change) => {
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(await server.signIn('author'), authenticator);
    change(authenticator);
    expect(await problemIn(await signIn(server, authenticator))).toMatchObject(rejected);
  });

  it('is no use when it is another relying party’s, unknown, or named as another', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(await server.signIn('author'), authenticator);
    const { challenge } = await challengeFor(server);
    const elsewhere = authenticator.sign({ challenge, rpId: 'andes.test' });
    expect(await problemIn(send(server, elsewhere))).toMatchObject(rejected);

    const unknown = new SoftAuthenticator(publicUrl);
    expect(await problemIn(await signIn(server, unknown))).toMatchObject(rejected);
    const forged = unknown.sign(await challengeFor(server));
    const { credentialId: id } = authenticator;
    expect(await problemIn(send(server, { ...forged, id, rawId: id }))).toMatchObject(rejected);
    const other = authenticator.sign(await challengeFor(server));
    const response = { ...other.response, userHandle: 'b3RybyB1c3Vhcmlv' };
    expect(await problemIn(send(server, { ...other, response }))).toMatchObject(rejected);
  });

  it('is refused to who is suspended', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    const { client } = await server.as('admin');
    await withPasskey(await server.signIn('subscriber'), authenticator);
    const { id } = people.subscriber;
    const { datos } = await client.users.list({ query: {} });
    const version = datos.find((one) => one.id === id)?.version ?? 1;
    await client.users.update({ params: { id }, body: { status: 'inactive', version } });
    expect(await problemIn(await signIn(server, authenticator))).toMatchObject({
      status: 403,
      code: 'sin-permiso',
    });
  });
});

describeServer('adding a passkey', (server) => {
  const refusal = { status: 422, code: 'codigo-invalido', motivo: { code: 'llave-no-creada' } };
  const add = async (authenticator: SoftAuthenticator, change: (made: object) => object) => {
    const visitor = await server.as('admin');
    const creation = await visitor.client.auth.passkeyCreation({ body: { password } });
    const json = { nombre: 'Otra', llave: change(authenticator.create(creation)) };
    return { json, response: await visitor.send('POST', path, { json }) };
  };
  const same = (made: object) => made;

  it('takes a challenge once, of its own user, and each passkey in one account', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    const { json, response } = await add(authenticator, same);
    expect(response.status).toBe(201);
    const admin = await server.as('admin');
    expect(await problemIn(admin.send('POST', path, { json }))).toMatchObject(refusal);

    const foreign = await server.as('foreign');
    const creation = await admin.client.auth.passkeyCreation({ body: { password } });
    const llave = new SoftAuthenticator(publicUrl).create(creation);
    const stolen = foreign.send('POST', path, { json: { nombre: 'Ajena', llave } });
    expect(await problemIn(stolen)).toMatchObject(refusal);

    const own = await foreign.client.auth.passkeyCreation({ body: { password } });
    const again = { nombre: 'Repetida', llave: authenticator.create(own) };
    expect(await problemIn(foreign.send('POST', path, { json: again }))).toMatchObject({
      code: 'ya-existe',
      motivo: { code: 'llave-repetida' },
    });
    // The challenge of a sign-in adds nothing.
    const request = await challengeFor(server);
    const wrongKind = new SoftAuthenticator(publicUrl).create({ ...own, ...request });
    const mixed = foreign.send('POST', path, { json: { nombre: 'Mezcla', llave: wrongKind } });
    expect(await problemIn(mixed)).toMatchObject(refusal);
  });

  it.each<[string, SoftAuthenticator]>([
    ['from another site', new SoftAuthenticator('https://pliego-andes.test')],
    [
      'without verifying the person',
      Object.assign(new SoftAuthenticator(publicUrl), { verifies: false }),
    ],
  ])('is refused %s', async (_, authenticator) => {
    const { response } = await add(authenticator, same);
    expect(await problemIn(response)).toMatchObject(refusal);
  });

  it('is refused when what was made is broken', async () => {
    const broken = { clientDataJSON: 'e30', attestationObject: 'AAAA' };
    const { response } = await add(new SoftAuthenticator(publicUrl), (made) => ({
      ...made,
      response: broken,
    }));
    expect(await problemIn(response)).toMatchObject(refusal);
  });
});

describeServer('asking to sign in with a passkey', (server) => {
  it('is slowed down where nobody gets in, and not where people do', async () => {
    const authenticator = new SoftAuthenticator(publicUrl);
    await withPasskey(await server.signIn('author'), authenticator);
    const ask = (from: string) =>
      server.stranger.send('POST', `${path}/ingreso/desafio`, {
        json: {},
        headers: { [fromHeader]: from },
      });
    for (let count = 0; count < 50; count += 1) {
      expect((await ask('198.51.100.7')).status).toBe(200);
    }
    const refusedTry = await ask('198.51.100.7');
    expect(refusedTry.headers.get('retry-after')).toBe('1');
    expect((await problemIn(refusedTry)).code).toBe('demasiados-intentos');
    for (let count = 0; count < 60; count += 1) {
      expect((await signIn(server, authenticator)).status).toBe(200);
    }
  });

  it('is not slowed down in a browser where somebody has signed in, whatever its address sends', async () => {
    const from = { headers: { [fromHeader]: '198.51.100.8' }, json: {} };
    const known = await server.signIn('editor');
    for (let count = 0; count < 50; count += 1) {
      await server.stranger.send('POST', `${path}/ingreso/desafio`, from);
    }
    expect((await server.stranger.send('POST', `${path}/ingreso/desafio`, from)).status).toBe(429);
    expect((await known.send('POST', `${path}/ingreso/desafio`, from)).status).toBe(200);
  });
});
