import { createMessage } from '@pliego/contract/message';
import { expect, it } from 'vitest';
import { aProduct, asks, compare, line } from '#server/testing/a-match.ts';
import { otherPassword } from '#server/testing/accounts.ts';
import { people } from '#server/testing/fixture.ts';
import { anAddress, invited } from '#server/testing/people.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { told } from '#server/testing/told.ts';

const rule = { responsable: people.author.id, asignaDesde: 40 };

/** Who is responsible for a tender, as the administrator sees it. */
async function responsibleFor(server: TestServer, id: number): Promise<number | null> {
  const { client } = await server.as('admin');
  return (await client.tenders.get({ params: { id } })).Asignado;
}

/** A product that was compared before anything else happens. */
async function aSoldProduct(server: TestServer, more: object) {
  const product = await aProduct(server, more);
  await compare(server);
  return product;
}

/** Somebody new, who works on tenders. */
async function newcomer(server: TestServer): Promise<number> {
  const token = await invited(server, anAddress(), 'editor');
  const persona = { fullName: 'Paula Villarroel', password: otherPassword };
  const response = await server.stranger.send('POST', '/api/invitaciones/aceptar', {
    json: { token, persona },
  });
  return (await server.carrying(response).client.auth.session()).userData.id;
}

describeServer('the rule of a product', (server) => {
  it('gives new tenders to its person, who is told; what was open is given when somebody asks', async () => {
    const before = await asks(server, [line('Guitarrones chilenos')]);
    const { id, sku, nombre } = await aSoldProduct(server, {
      nombre: 'Guitarrones chilenos',
      ...rule,
    });
    expect(await responsibleFor(server, before)).toBeNull();
    const after = await asks(server, [line('Guitarrones chilenos de concierto')]);
    await compare(server);
    expect(await responsibleFor(server, after)).toBe(people.author.id);
    const admin = await server.as('admin');
    const { datos } = await admin.client.tenders.events({ params: { id: after } });
    expect(datos).toMatchObject([
      {
        tipo: 'asignacion',
        usuario: null,
        antes: [],
        despues: [people.author.fullName],
        hechos: { persona: people.author.id, regla: `${sku} ${nombre}`, objeto: id },
      },
    ]);
    const params = { id };
    const seen = await admin.client.assignRules.get({ params, query: {} });
    expect(seen).toMatchObject({
      desde: 40,
      responsable: { id: people.author.id },
      impedimento: null,
      asignaria: 1,
      primeras: [{ licitacion: { id: before } }],
      conResponsable: 1,
      apartadas: 0,
      asignadas: 1,
    });
    const strict = await admin.client.assignRules.get({ params, query: { desde: 100 } });
    expect(strict).toMatchObject({ desde: 100, asignaria: 0, primeras: [], conResponsable: 0 });
    expect((await told(server, 'author')).datos).toMatchObject([
      {
        tipo: 'asignada',
        texto: createMessage('aviso-asignada-regla', { regla: `${sku} ${nombre}` }),
        licitacion: { id: after },
      },
    ]);
    expect(await admin.client.assignRules.apply({ params })).toEqual({ asignadas: 1 });
    expect(await responsibleFor(server, before)).toBe(people.author.id);
    expect(await admin.client.assignRules.apply({ params })).toEqual({ asignadas: 0 });
  });

  it('gives what its changed product newly fits, and nothing twice', async () => {
    const tender = await asks(server, [line('Tambores de chaya')]);
    const { id } = await aSoldProduct(server, { nombre: 'Arpas', ...rule });
    const admin = await server.as('admin');
    const change = async (body: object) => {
      await admin.client.products.update({ params: { id }, body });
      await compare(server);
    };
    await change({ nombre: 'Tambores de chaya' });
    expect(await responsibleFor(server, tender)).toBe(people.author.id);
    await admin.client.tenders.assign({ params: { id: tender }, body: { Usuario: null } });
    await change({ nombre: 'Arpas' });
    await change({ nombre: 'Tambores de chaya' });
    expect(await responsibleFor(server, tender)).toBeNull();
    expect(await admin.client.assignRules.apply({ params: { id } })).toEqual({ asignadas: 0 });
    const { apartadas, asignaria } = await admin.client.assignRules.get({
      params: { id },
      query: {},
    });
    expect({ apartadas, asignaria }).toEqual({ apartadas: 1, asignaria: 0 });
  });

  it('overrides nobody, and leaves what was dismissed or discarded', async () => {
    const lines = [line('Rabeles de Chiloé')];
    const [taken, dismissed, discarded] = [
      await asks(server, lines),
      await asks(server, lines),
      await asks(server, lines),
    ];
    const { id } = await aSoldProduct(server, { nombre: 'Rabeles de Chiloé', ...rule });
    const { client } = await server.as('admin');
    const Usuario = people.editor.id;
    await client.tenders.assign({ params: { id: taken }, body: { Usuario } });
    await client.matches.decide({
      params: { id: dismissed },
      body: { descartado: true, producto: id, motivo: 'Son de juguete' },
    });
    const { datos } = await client.work.reasons();
    const motivo = datos.find(({ etapa }) => etapa === 'descartada')?.id ?? 0;
    await client.work.move({ params: { id: discarded }, body: { etapa: 'descartada', motivo } });
    expect(await client.assignRules.apply({ params: { id } })).toEqual({ asignadas: 0 });
    const found = [taken, dismissed, discarded].map((one) => responsibleFor(server, one));
    expect(await Promise.all(found)).toEqual([Usuario, null, null]);
  });

  it('does not bring a person into a tender that is kept to its team', async () => {
    const tender = await asks(server, [line('Pianos de cola')]);
    const { client } = await server.as('admin');
    await client.work.update({ params: { id: tender }, body: { restringida: true } });
    const { id } = await aSoldProduct(server, { nombre: 'Pianos de cola', ...rule });
    expect(await client.assignRules.apply({ params: { id } })).toEqual({ asignadas: 0 });
    expect(await client.assignRules.get({ params: { id }, query: {} })).toMatchObject({
      asignaria: 0,
      apartadas: 1,
    });
    const outside = (await server.as('editor')).client;
    expect(await outside.assignRules.get({ params: { id }, query: {} })).toMatchObject({
      asignaria: 0,
      apartadas: 0,
    });
    await client.products.update({
      params: { id },
      body: { responsable: people.admin.id },
    });
    expect(await client.assignRules.apply({ params: { id } })).toEqual({ asignadas: 1 });
  });

  it('gives nothing to who was suspended, and says so', async () => {
    const person = await newcomer(server);
    const { id } = await aSoldProduct(server, {
      nombre: 'Celestas',
      responsable: person,
      asignaDesde: 40,
    });
    const admin = await server.as('admin');
    await admin.client.users.update({
      params: { id: person },
      body: { status: 'inactive', reasignarA: null, version: 1 },
    });
    const tender = await asks(server, [line('Celestas')]);
    await compare(server);
    expect(await responsibleFor(server, tender)).toBeNull();
    expect(await admin.client.assignRules.get({ params: { id }, query: {} })).toMatchObject({
      impedimento: 'persona-fuera',
      asignaria: 0,
    });
    const refused = admin.send('POST', `/api/productos/${id}/regla`);
    expect(await problemIn(refused)).toMatchObject({
      status: 422,
      fieldErrors: { responsable: { code: 'regla-sin-persona' } },
    });
    const query = { responsable: people.subscriber.id };
    expect(await admin.client.assignRules.get({ params: { id }, query })).toMatchObject({
      impedimento: 'persona-lee',
    });
  });

  it('tells a person once of many, and of the best product of each', async () => {
    const lines = [line('Ukeleles tenores')];
    for (let at = 0; at < 7; at += 1) await asks(server, lines);
    await aSoldProduct(server, { nombre: 'Ukeleles', responsable: null, asignaDesde: 40 });
    const { id } = await aSoldProduct(server, {
      nombre: 'Ukeleles tenores',
      responsable: people.both.id,
      asignaDesde: 40,
    });
    const { client } = await server.as('admin');
    expect(await client.assignRules.apply({ params: { id } })).toEqual({ asignadas: 7 });
    const { datos } = await told(server, 'both');
    expect(datos.map(({ texto }) => texto)).toContainEqual(
      createMessage('aviso-asignadas-regla', { count: 7 }),
    );
  });

  it('is no score out of 1 to 100, and needs a score to be applied', async () => {
    const { id } = await aProduct(server);
    const admin = await server.as('admin');
    const wrong = admin.send('PATCH', `/api/productos/${id}`, { json: { asignaDesde: 101 } });
    expect(await problemIn(wrong)).toMatchObject({
      fieldErrors: { asignaDesde: { code: 'puntaje-fuera' } },
    });
    expect((await problemIn(admin.send('POST', `/api/productos/${id}/regla`))).status).toBe(422);
    const reader = await server.as('subscriber');
    expect((await reader.send('POST', `/api/productos/${id}/regla`)).status).toBe(403);
    const foreign = await server.as('foreign');
    expect((await foreign.send('GET', `/api/productos/${id}/regla`)).status).toBe(404);
  });
});
