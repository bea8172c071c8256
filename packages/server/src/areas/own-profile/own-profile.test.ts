import { maxPictureBytes } from '@pliego/contract/areas/own-profile';
import { expect, it } from 'vitest';
import { otherPassword } from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { images } from '#server/testing/images.ts';
import { tokenIn } from '#server/testing/memory-mailer.ts';
import { anAddress, invited } from '#server/testing/people.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const upload = { 'content-type': 'application/octet-stream' };

async function newcomer(server: TestServer) {
  const email = anAddress();
  const token = await invited(server, email, 'editor');
  const json = { token, persona: { fullName: 'Paula Villarroel', password: otherPassword } };
  const entered = await server.stranger.send('POST', '/api/invitaciones/aceptar', { json });
  const visitor = server.carrying(entered);
  return { visitor, email, id: (await visitor.client.auth.session()).userData.id };
}

describeServer('the profile of a person', (server) => {
  it('keeps what is sent and leaves the rest', async () => {
    const { client } = await server.as('editor');
    expect(await client.ownProfile.get()).toMatchObject({ cargo: '', correoNuevo: null });
    await client.ownProfile.update({ body: { cargo: 'Analista', redes: { linkedIn: 'a.test' } } });
    const body = { fullName: 'Elisa Prado', zona: 'Pacific/Easter', redes: { quora: 'b.test' } };
    expect(await client.ownProfile.update({ body })).toMatchObject({
      cargo: 'Analista',
      fullName: 'Elisa Prado',
      zona: 'Pacific/Easter',
      redes: { linkedIn: 'a.test', quora: 'b.test', twitter: '' },
    });
    expect((await client.auth.session()).userData.fullName).toBe('Elisa Prado');
  });

  it('says which field is wrong', async () => {
    const visitor = await server.as('editor');
    const refused = async (json: unknown) =>
      Object.keys(
        (await problemIn(visitor.send('PATCH', '/api/cuenta/perfil', { json }))).fieldErrors ?? {},
      );
    expect(await refused({ zona: 'Luna/Mar' })).toEqual(['zona']);
    expect(await refused({ pais: 'chile' })).toEqual(['pais']);
    expect(await refused({ telefono: 'no' })).toEqual(['telefono']);
    expect(await refused({ redes: { twitter: 'sin punto' } })).toEqual(['redes.twitter']);
    expect(await refused({ fullName: '' })).toEqual(['fullName']);
    const { username } = await (await server.as('admin')).client.ownProfile.get();
    expect(await refused({ username })).toEqual(['username']);
  });

  it('is read by those of the company and by nobody else', async () => {
    const author = await server.as('author');
    await author.client.ownProfile.update({
      body: { bio: 'Leo bases.', telefono: '+56 2 5550 1234' },
    });
    const reader = await server.as('subscriber');
    const { id } = people.author;
    expect(await reader.client.ownProfile.person({ params: { id } })).toMatchObject({
      fullName: people.author.fullName,
      role: 'author',
      bio: 'Leo bases.',
    });
    const foreign = await server.as('foreign');
    expect((await problemIn(foreign.send('GET', `/api/personas/${id}`))).status).toBe(404);
  });

  it('shows a picture to the company and to nobody else', async () => {
    const author = await server.as('author');
    const { id, avatar } = await author.client.ownProfile.setPicture({
      body: new Blob([images.webp]),
    });
    expect(avatar).toMatch(/^\/api\/personas\/\d+\/foto\?v=[0-9a-f]{12}$/);
    const reader = await server.as('subscriber');
    expect(await reader.client.ownProfile.picture({ params: { id } })).toEqual(images.webp);
    const foreign = await server.as('foreign');
    expect((await problemIn(foreign.send('GET', avatar ?? ''))).status).toBe(404);
    expect((await author.client.ownProfile.removePicture()).avatar).toBeNull();
    expect((await problemIn(reader.send('GET', avatar ?? ''))).status).toBe(404);
  });

  it('refuses what is no picture, or too large', async () => {
    const author = await server.as('author');
    const post = (body: RequestInit['body']) =>
      problemIn(author.send('POST', '/api/cuenta/foto', { body, headers: upload }));
    expect(await post('<svg xmlns="http://www.w3.org/2000/svg"/>')).toMatchObject({
      status: 422,
      fieldErrors: { foto: { code: 'foto-de-otro-tipo' } },
    });
    expect((await post(new Uint8Array(maxPictureBytes + 1))).status).toBe(413);
  });
});

describeServer('the address of an account', (server) => {
  it('changes once the link that went to the new one is opened', async () => {
    const { client } = await server.as('author');
    const email = 'otra.direccion@andes.test';
    await client.ownProfile.askEmail({ body: { email, password } });
    await server.mails();
    expect(await client.ownProfile.get()).toMatchObject({
      email: people.author.email,
      correoNuevo: email,
    });
    const token = tokenIn(server.mailer.last('correo-nuevo', email));
    const confirm = () => server.stranger.client.ownProfile.confirmEmail({ body: { token } });
    expect(await confirm()).toEqual({ email });
    await server.mails();
    expect(server.mailer.last('correo-cambiado', people.author.email).text).toContain('o•••@');
    expect(await client.ownProfile.get()).toMatchObject({ email, correoNuevo: null });
    await expect(confirm()).rejects.toMatchObject({ problem: { code: 'enlace-invalido' } });
  });

  it('says nothing of an address that another account has, and needs the password', async () => {
    const visitor = await server.as('editor');
    const { client } = visitor;
    const body = { email: people.admin.email, password };
    expect(await client.ownProfile.askEmail({ body })).toEqual({ ok: true });
    expect(await client.ownProfile.get()).toMatchObject({ correoNuevo: people.admin.email });
    await server.mails();
    expect(
      server.mailer.sent.some(
        ({ purpose, to }) => purpose === 'correo-nuevo' && to === people.admin.email,
      ),
    ).toBe(false);
    const json = { email: 'x@andes.test', password: 'no es esta' };
    expect(await problemIn(visitor.send('POST', '/api/cuenta/correo', { json }))).toMatchObject({
      fieldErrors: { password: { code: 'contrasena-equivocada' } },
    });
  });
});

describeServer('the end of an account', (server) => {
  it('says what becomes of the work, leaves every company and frees the address', async () => {
    const { visitor, email, id } = await newcomer(server);
    const admin = await server.as('admin');
    await admin.client.tenders.assign({ params: { id: 26 }, body: { Usuario: id } });
    expect(await visitor.client.ownProfile.previewRemoval()).toEqual({
      empresas: [
        { nombre: expect.any(String), licitaciones: 1, tareas: 0, unicaAdministradora: false },
      ],
    });
    await visitor.client.ownProfile.update({ body: { bio: 'Algo' } });
    const body = { password: otherPassword, confirma: true } as const;
    await visitor.client.ownProfile.removeAccount({ body });
    expect((await problemIn(visitor.send('GET', '/api/auth/session'))).status).toBe(401);
    expect((await admin.client.tenders.get({ params: { id: 26 } })).Asignado).toBeNull();
    await server.mails();
    expect(server.mailer.last('cuenta-eliminada', email).subject).toContain('eliminada');
    // The address is free again.
    expect(await invited(server, email, 'editor')).toMatch(/./);
  });

  it('is refused to whom nobody else administers the company with', async () => {
    const foreign = await server.as('foreign');
    const { empresas } = await foreign.client.ownProfile.previewRemoval();
    const admins = empresas.filter(({ unicaAdministradora }) => unicaAdministradora);
    expect(admins).toHaveLength(1);
    const json = { password, confirma: true };
    expect(
      await problemIn(foreign.send('POST', '/api/cuenta/eliminacion', { json })),
    ).toMatchObject({ code: 'ultimo-administrador' });
    expect((await foreign.client.auth.session()).userData.id).toBe(people.foreign.id);
  });
});
