import { expect, it } from 'vitest';
import { otherPassword } from '#server/testing/accounts.ts';
import { people, password } from '#server/testing/fixture.ts';
import { anAddress, invitationTo, invited } from '#server/testing/people.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const persona = { fullName: 'Paula Villarroel', password: otherPassword };
const accepting = (visitor: Visitor, json: object) =>
  visitor.send('POST', '/api/invitaciones/aceptar', { json });

const reasonOf = async (response: Promise<Response>) => {
  const { status, motivo } = await problemIn(response);
  return [status, motivo?.code];
};

const pending = async (server: TestServer) => {
  const { client } = await server.as('admin');
  return (await client.users.list({ query: {} })).invitaciones;
};

describeServer('an invitation', (server) => {
  it('goes to each address by mail, and waits in the list of who manages people', async () => {
    const { client } = await server.as('admin');
    const correos = [anAddress(), anAddress().toUpperCase(), people.editor.email];
    const { invitaciones, omitidas } = await client.users.invite({
      body: { correos, role: 'author' },
    });
    const sent = invitaciones.map(({ correo, role, invita }) => [correo, role, invita]);
    expect(new Set(sent)).toEqual(
      new Set(
        correos
          .slice(0, 2)
          .map((correo) => [correo.toLowerCase(), 'author', people.admin.fullName]),
      ),
    );
    expect(omitidas).toEqual([
      { correo: people.editor.email, motivo: { code: 'ya-esta-en-la-empresa' } },
    ]);
    await server.mails();
    const mail = server.mailer.last('invitacion', correos[0] ?? '');
    expect(mail.subject).toBe('Comercial Andes SpA te invita a Pliego');
    expect(mail.text).toContain('Antonia Riquelme te invita');
    expect(mail.text).toContain('Colaborador');
    expect((await pending(server)).map(({ correo }) => correo)).toContain(correos[0]);
    const maintainer = await server.as('maintainer');
    expect((await maintainer.client.users.list({ query: {} })).invitaciones).toEqual([]);
  });

  it('is checked address by address', async () => {
    const admin = await server.as('admin');
    const json = { correos: ['bien@andes.test', 'mal@', ''], role: 'editor' };
    const refused = await problemIn(admin.send('POST', '/api/usuarios/invitaciones', { json }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['correos.1', 'correos.2']);
    for (const role of ['admin', 'jefa']) {
      const other = { correos: ['bien@andes.test'], role };
      const path = '/api/usuarios/invitaciones';
      expect((await admin.send('POST', path, { json: other })).status).toBe(422);
    }
  });

  it('tells nobody whether an address has an account', async () => {
    const { client } = await server.as('admin');
    const unknown = anAddress();
    const invite = (correo: string) =>
      client.users.invite({ body: { correos: [correo], role: 'editor' } });
    const shape = ({ invitaciones, omitidas }: Awaited<ReturnType<typeof invite>>) => ({
      omitidas,
      datos: invitaciones.map((one) => ({ ...one, id: 0, correo: '' })),
    });
    expect(shape(await invite(people.foreign.email))).toEqual(shape(await invite(unknown)));
  });

  it('lets somebody new in with a name and a password, in the role it is for', async () => {
    const email = anAddress();
    const token = await invited(server, email, 'author');
    const { stranger } = server;
    expect(await stranger.client.auth.checkInvitation({ body: { token } })).toEqual({
      empresa: 'Comercial Andes SpA',
      correo: email,
      role: 'author',
      invita: people.admin.fullName,
      vence: new Date(server.now().getTime() + 7 * 86_400_000).toISOString(),
      tieneCuenta: false,
      organizacion: null,
      conContrasena: true,
    });
    const bare = await problemIn(accepting(stranger, { token }));
    expect(bare.fieldErrors).toMatchObject({ persona: { code: 'invitacion-sin-persona' } });
    const weak = { ...persona, password: email };
    const refused = await problemIn(accepting(stranger, { token, persona: weak }));
    expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['persona.password']);

    const answer = await accepting(stranger, { token, persona });
    expect(answer.status).toBe(200);
    expect(await answer.clone().json()).toMatchObject({
      empresa: 1,
      userData: { fullName: persona.fullName, email, role: 'author' },
    });
    const inside = server.carrying(answer);
    expect((await inside.send('GET', '/api/licitaciones')).status).toBe(200);
    expect((await pending(server)).map(({ correo }) => correo)).not.toContain(email);
    const json = { email, password: otherPassword };
    expect((await stranger.send('POST', '/api/auth/login', { json })).status).toBe(200);
    expect(await reasonOf(accepting(stranger, { token, persona }))).toEqual([
      410,
      'invitacion-usada',
    ]);
  });

  it('is accepted by who has an account with their session, and by no other session', async () => {
    const token = await invited(server, people.foreign.email, 'editor');
    const { stranger } = server;
    expect((await stranger.client.auth.checkInvitation({ body: { token } })).tieneCuenta).toBe(
      true,
    );
    expect(await reasonOf(accepting(stranger, { token, persona }))).toEqual([
      409,
      'invitacion-con-cuenta',
    ]);
    const editor = await server.as('editor');
    expect(await reasonOf(accepting(editor, { token }))).toEqual([
      403,
      'invitacion-de-otro-correo',
    ]);
    const foreign = await server.signIn('foreign');
    const answer = await accepting(foreign, { token });
    expect(await answer.json()).toMatchObject({ empresa: 1, userData: { role: 'editor' } });
    const { userData, empresa } = await foreign.client.auth.session();
    expect([empresa, userData.empresas.map(({ id }) => id)]).toEqual([1, [1, 2]]);
    // And back in the other company with the role that they have there.
    const back = await foreign.client.auth.switchCompany({ body: { empresa: 2 } });
    expect(back.userData.role).toBe('admin');
  });

  it('says what became of it: withdrawn, sent again, expired, unknown', async () => {
    const admin = await server.as('admin');
    const email = anAddress();
    const first = await invited(server, email);
    const id = (await pending(server)).find(({ correo }) => correo === email)?.id ?? 0;
    const params = { id };
    await admin.client.users.resendInvitation({ params });
    const second = await invitationTo(server, email);
    const { stranger } = server;
    expect(await reasonOf(accepting(stranger, { token: first, persona }))).toEqual([
      410,
      'invitacion-sin-enlace',
    ]);
    const start = server.now();
    server.setNow(new Date(start.getTime() + 8 * 86_400_000).toISOString());
    expect(await reasonOf(accepting(stranger, { token: second, persona }))).toEqual([
      410,
      'invitacion-vencida',
    ]);
    server.setNow(start.toISOString());
    await admin.client.users.withdrawInvitation({ params });
    expect(await reasonOf(accepting(stranger, { token: second, persona }))).toEqual([
      410,
      'invitacion-retirada',
    ]);
    for (const [method, path] of [
      ['DELETE', `/api/usuarios/invitaciones/${id}`],
      ['POST', `/api/usuarios/invitaciones/${id}/reenviar`],
    ] as const) {
      expect(await reasonOf(admin.send(method, path, { json: {} }))).toEqual([
        404,
        'invitacion-desconocida',
      ]);
    }
  });

  it('is of no other company to send or to withdraw', async () => {
    await invited(server);
    const [one] = await pending(server);
    const foreign = await server.as('foreign', 2);
    for (const [method, path] of [
      ['DELETE', `/api/usuarios/invitaciones/${one?.id}`],
      ['POST', `/api/usuarios/invitaciones/${one?.id}/reenviar`],
    ] as const) {
      expect((await foreign.send(method, path, { json: {} })).status).toBe(404);
    }
  });

  it('admits a user only once under concurrent requests', async () => {
    const token = await invited(server);
    const answers = await Promise.all(
      [1, 2, 3].map(() => accepting(server.stranger, { token, persona })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it('lets in again who was removed, and not who is suspended', async () => {
    const admin = await server.as('admin');
    await admin.client.users.remove({
      params: { id: people.author.id },
      body: { reasignarA: null },
    });
    const token = await invited(server, people.author.email, 'editor');
    const json = { email: people.author.email, password };
    expect((await server.stranger.send('POST', '/api/auth/login', { json })).status).toBe(403);
    // Without any company there is no session: signing in accepts it.
    const login = (more: object) =>
      server.stranger.send('POST', '/api/auth/login', { json: { ...json, ...more } });
    expect((await login({ invitacion: token, password: otherPassword })).status).toBe(401);
    const entered = await login({ invitacion: token });
    expect(await entered.json()).toMatchObject({ empresa: 1, userData: { role: 'editor' } });
    expect(await reasonOf(login({ invitacion: token }))).toEqual([410, 'invitacion-usada']);

    // Suspended meanwhile: an invitation opens nothing.
    const { datos } = await admin.client.users.list({ query: {} });
    const author = datos.find(({ id }) => id === people.author.id);
    const params = { id: people.author.id };
    const body = { status: 'inactive' as const, version: author?.version ?? 0 };
    await admin.client.users.update({ params, body });
    const { omitidas } = await admin.client.users.invite({
      body: { correos: [people.author.email], role: 'editor' },
    });
    expect(omitidas[0]?.motivo.code).toBe('esta-suspendida');
  });

  it('is not mailed to one address again and again', async () => {
    const admin = await server.as('admin');
    const email = anAddress();
    const send = () =>
      admin.send('POST', '/api/usuarios/invitaciones', {
        json: { correos: [email], role: 'editor' },
        headers: { [fromHeader]: '198.51.100.7' },
      });
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});
