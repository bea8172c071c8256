import { tagColors } from '@pliego/contract/areas/tags';
import { expect, it } from 'vitest';
import { tagIds } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const path = '/api/etiquetas';
let untouched = 30;
const nextTender = (): number => {
  untouched += 1;
  return untouched;
};

const create = (visitor: Visitor, nombre: string) =>
  visitor.client.tags.create({ body: { nombre, color: 'lima' } });

async function tagged(server: TestServer, ...tags: number[]): Promise<number> {
  const { client } = await server.as('maintainer');
  const id = nextTender();
  await client.tenders.setTags({ params: { id }, body: tags });
  return id;
}

async function workOn(server: TestServer, id: number) {
  const { client } = await server.as('maintainer');
  const { tags, version } = await client.tenders.get({ params: { id } });
  const { datos } = await client.tenders.events({ params: { id } });
  return {
    tags,
    version,
    last: datos.slice(0, version - 1).map(({ antes, despues }) => [antes, despues]),
  };
}

describeServer('the tags of a company', (server) => {
  it('come by name with how often each is used', async () => {
    const { client } = await server.as('subscriber');
    expect((await client.tags.list()).datos).toEqual([
      { id: tagIds.revisar, nombre: 'Por revisar', color: 'azul', usos: 2 },
      { id: tagIds.sinUso, nombre: 'Sin uso', color: 'gris', usos: 0 },
      { id: tagIds.urgente, nombre: 'Urgente', color: 'rojo', usos: 2 },
    ]);
  });

  it('are created, with the name tidied', async () => {
    const maintainer = await server.as('maintainer');
    const response = await maintainer.send('POST', path, {
      json: { nombre: '  Ñandú ', color: 'verde' },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ nombre: 'Ñandú', color: 'verde', usos: 0 });
  });

  it.each(['Urgente', 'URGENTE', ' urgénte ', 'Úrgente', 'ｕrgente'.normalize('NFKC')])(
    'take «%s» for one that exists',
    async (nombre) => {
      const maintainer = await server.as('maintainer');
      const json = { nombre, color: 'verde' };
      const refusals = [
        maintainer.send('POST', path, { json }),
        maintainer.send('PATCH', `${path}/${tagIds.sinUso}`, { json }),
      ];
      for (const refused of refusals) {
        expect(await problemIn(refused)).toMatchObject({
          status: 409,
          code: 'ya-existe',
          fieldErrors: { nombre: { code: 'etiqueta-repetida' } },
        });
      }
    },
  );

  it('may have the name of another company’s tag', async () => {
    const maintainer = await server.as('maintainer');
    expect(await create(maintainer, 'Austral')).toMatchObject({ nombre: 'Austral' });
  });

  it.each([
    ['no name', { color: 'rojo' }, 'nombre'],
    ['an empty name', { nombre: '   ', color: 'rojo' }, 'nombre'],
    ['a number as name', { nombre: 7, color: 'rojo' }, 'nombre'],
    ['too long a name', { nombre: 'x'.repeat(41), color: 'rojo' }, 'nombre'],
    ['no colour', { nombre: 'Otra' }, 'color'],
    ['a colour of its own', { nombre: 'Otra', color: '#ff0000' }, 'color'],
  ])('are not created with %s', async (_, json, field) => {
    const maintainer = await server.as('maintainer');
    const problem = await problemIn(maintainer.send('POST', path, { json }));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });

  it('are renamed and recoloured, one or both', async () => {
    const maintainer = await server.as('maintainer');
    const { id } = await create(maintainer, 'Cambiante');
    const { update } = maintainer.client.tags;
    expect(await update({ params: { id }, body: { nombre: 'Cambiada' } })).toMatchObject({
      nombre: 'Cambiada',
      color: 'lima',
    });
    for (const color of tagColors) {
      expect(await update({ params: { id }, body: { color } })).toMatchObject({
        nombre: 'Cambiada',
        color,
      });
    }
    expect(await update({ params: { id }, body: { nombre: 'CAMBIADA' } })).toMatchObject({
      nombre: 'CAMBIADA',
    });
    expect(await update({ params: { id }, body: {} })).toMatchObject({ nombre: 'CAMBIADA' });
  });

  it('are created once, by any number of concurrent requests', async () => {
    const maintainer = await server.as('maintainer');
    const json = { nombre: 'Simultánea', color: 'rojo' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => maintainer.send('POST', path, { json })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  it('deleted, leave their tenders with an event and a new version', async () => {
    const maintainer = await server.as('maintainer');
    const { id } = await create(maintainer, 'Borrable');
    const both = await tagged(server, tagIds.revisar, id, tagIds.urgente);
    const only = await tagged(server, id);
    const other = await tagged(server, tagIds.urgente);
    expect(await maintainer.client.tags.remove({ params: { id } })).toEqual({ id, quitadas: 2 });
    expect(await workOn(server, both)).toEqual({
      tags: `${tagIds.revisar},${tagIds.urgente}`,
      version: 2,
      last: [
        [
          ['Por revisar', 'Borrable', 'Urgente'],
          ['Por revisar', 'Urgente'],
        ],
      ],
    });
    expect(await workOn(server, only)).toEqual({
      tags: '',
      version: 2,
      last: [[['Borrable'], []]],
    });
    expect(await workOn(server, other)).toMatchObject({ version: 1 });
    expect((await problemIn(maintainer.send('DELETE', `${path}/${id}`))).code).toBe(
      'no-encontrado',
    );
  });

  it('merged, hand their tenders over in their place and vanish', async () => {
    const maintainer = await server.as('maintainer');
    const from = await create(maintainer, 'Origen');
    const to = await create(maintainer, 'Destino');
    const middle = await tagged(server, tagIds.revisar, from.id, tagIds.urgente);
    const had = await tagged(server, to.id, from.id);
    const untouchedOne = await tagged(server, to.id);
    const merged = await maintainer.client.tags.merge({
      params: { id: from.id },
      body: { destino: to.id },
    });
    expect(merged).toEqual({ id: to.id, nombre: 'Destino', color: 'lima', usos: 3 });
    expect(await workOn(server, middle)).toEqual({
      tags: `${tagIds.revisar},${to.id},${tagIds.urgente}`,
      version: 2,
      last: [
        [
          ['Por revisar', 'Origen', 'Urgente'],
          ['Por revisar', 'Destino', 'Urgente'],
        ],
      ],
    });
    expect(await workOn(server, had)).toEqual({
      tags: String(to.id),
      version: 2,
      last: [[['Destino', 'Origen'], ['Destino']]],
    });
    expect(await workOn(server, untouchedOne)).toMatchObject({ version: 1 });
    const { datos } = await maintainer.client.tags.list();
    expect(datos.map(({ nombre }) => nombre)).not.toContain('Origen');
  });

  it('are not merged into themselves or into what is not there', async () => {
    const maintainer = await server.as('maintainer');
    const merge = (id: number, destino: unknown) =>
      problemIn(maintainer.send('POST', `${path}/${id}/fusionar`, { json: { destino } }));
    const { urgente, austral } = tagIds;
    expect((await merge(urgente, urgente)).code).toBe('datos-invalidos');
    expect((await merge(urgente, austral)).code).toBe('no-encontrado');
    expect((await merge(urgente, 999)).code).toBe('no-encontrado');
    expect((await merge(austral, urgente)).code).toBe('no-encontrado');
    expect((await merge(urgente, '2')).code).toBe('datos-invalidos');
  });
});
