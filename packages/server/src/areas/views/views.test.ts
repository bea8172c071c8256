import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '@pliego/contract/api-error';
import type { SavedView } from '@pliego/contract/areas/views';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import type { PersonName } from '#server/testing/fixture.ts';

interface Wanted {
  nombre: string;
  estado?: string;
  compartida?: boolean;
}

async function save(server: TestServer, person: PersonName, wanted: Wanted): Promise<SavedView> {
  const { client } = await server.as(person);
  return client.views.create({ body: { pagina: 'licitaciones', estado: '', ...wanted } });
}

async function seen(server: TestServer, person: PersonName) {
  const { client } = await server.as(person);
  return client.views.list({ query: {} });
}

const names = ({ datos }: { datos: SavedView[] }) => datos.map(({ nombre }) => nombre);
const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'hecho',
    (error: unknown) => (error instanceof ApiError ? error.problem.code : error),
  );

describeServer('saved views', (server) => {
  let shared: SavedView;
  let own: SavedView;
  beforeAll(async () => {
    own = await save(server, 'editor', { nombre: 'Guantes RM', estado: '?q=guantes&region=13' });
    shared = await save(server, 'editor', { nombre: 'Aseo', estado: 'q=aseo', compartida: true });
  });

  it('keep the state of the address, and are seen by their owner or, when shared, by all of the company', async () => {
    expect(own).toMatchObject({
      estado: 'q=guantes&region=13',
      compartida: false,
      esMia: true,
      dueno: { nombre: 'Andrés Cárcamo' },
      alerta: null,
      version: 1,
    });
    expect(names(await seen(server, 'editor'))).toEqual(['Aseo', 'Guantes RM']);
    expect(names(await seen(server, 'admin'))).toEqual(['Aseo']);
    expect(names(await seen(server, 'foreign'))).toEqual([]);
  });

  it('have names that their owner can tell apart', async () => {
    expect(await codeOf(save(server, 'editor', { nombre: 'GUANTES  rm' }))).toBe('ya-existe');
    expect(await codeOf(save(server, 'editor', { nombre: '  ' }))).toBe('datos-invalidos');
    expect((await save(server, 'author', { nombre: 'Guantes RM' })).esMia).toBe(true);
  });

  it('are changed by their owner, and shared ones by those who manage tags; nobody else', async () => {
    const params = { id: shared.id };
    const as = async (person: PersonName) => (await server.as(person)).client.views;
    const subscriber = await as('subscriber');
    expect(await codeOf(subscriber.update({ params, body: { nombre: 'Mía' } }))).toBe(
      'sin-permiso',
    );
    expect(await codeOf(subscriber.remove({ params }))).toBe('sin-permiso');
    const hidden = { params: { id: own.id } };
    expect(await codeOf((await as('admin')).update({ ...hidden, body: { nombre: 'x' } }))).toBe(
      'no-encontrado',
    );
    const changed = await (
      await as('maintainer')
    ).update({
      params,
      body: { nombre: 'Aseo y limpieza', roles: ['author', 'author'] },
    });
    expect(changed).toMatchObject({ nombre: 'Aseo y limpieza', roles: ['author'], version: 2 });
    expect(await codeOf((await as('editor')).update({ params, body: { roles: [] } }))).toBe(
      'sin-permiso',
    );
  });

  it('refuse a change of an old version, and say what is stored', async () => {
    const { client } = await server.as('editor');
    const change = client.views.update({
      params: { id: shared.id },
      body: { estado: 'q=otra' },
      ifVersion: 1,
    });
    await expect(change).rejects.toMatchObject({
      problem: { code: 'version-antigua', actual: { nombre: 'Aseo y limpieza', version: 2 } },
    });
  });

  it('open a list for a role, unless the person chose otherwise', async () => {
    const opening = async (person: PersonName) => (await seen(server, person)).predeterminadas;
    expect(await opening('author')).toEqual([{ pagina: 'licitaciones', id: shared.id }]);
    expect(await opening('editor')).toEqual([]);
    const { client } = await server.as('author');
    const mine = (await seen(server, 'author')).datos.find(({ esMia }) => esMia);
    await client.views.setDefault({ body: { pagina: 'licitaciones', id: mine?.id ?? 0 } });
    expect(await opening('author')).toEqual([{ pagina: 'licitaciones', id: mine?.id }]);
    expect(
      await codeOf(client.views.setDefault({ body: { pagina: 'licitaciones', id: own.id } })),
    ).toBe('no-encontrado');
    await client.views.setDefault({ body: { pagina: 'licitaciones', id: null } });
    expect(await opening('author')).toEqual([{ pagina: 'licitaciones', id: shared.id }]);
  });

  it('that are made private are no longer there for others, and open no list', async () => {
    const { client } = await server.as('editor');
    const params = { id: shared.id };
    expect(await client.views.update({ params, body: { compartida: false } })).toMatchObject({
      roles: [],
    });
    expect(await seen(server, 'subscriber')).toEqual({ datos: [], predeterminadas: [] });
    await client.views.remove({ params });
    expect(names(await seen(server, 'editor'))).toEqual(['Guantes RM']);
  });

  it('of the follow-up stand beside those of the list, and give no alert', async () => {
    const { client } = await server.as('editor');
    const wanted = { nombre: 'Lo grave', pagina: 'seguimiento', estado: 'gravedad=grave' } as const;
    const view = await client.views.create({ body: wanted });
    const ofPage = async (pagina: 'licitaciones' | 'seguimiento') =>
      (await client.views.list({ query: { pagina } })).datos.map(({ id }) => id);
    expect(await ofPage('seguimiento')).toEqual([view.id]);
    expect(await ofPage('licitaciones')).not.toContain(view.id);
    const alert = client.views.setAlert({ params: { id: view.id }, body: { ritmo: 'diaria' } });
    expect(await codeOf(alert)).toBe('datos-invalidos');
    await client.views.setDefault({ body: { pagina: 'seguimiento', id: view.id } });
    const { predeterminadas } = await client.views.list({ query: {} });
    expect(predeterminadas).toContainEqual({ pagina: 'seguimiento', id: view.id });
  });

  it.each(['productos', 'usuarios', 'importaciones'] as const)(
    'of %s are saved, shared and opened like the others, and give no alert',
    async (pagina) => {
      const { client } = await server.as('admin');
      const body = { nombre: `De ${pagina}`, pagina, estado: 'q=a', compartida: true };
      const view = await client.views.create({ body });
      await client.views.update({ params: { id: view.id }, body: { roles: ['author'] } });
      const author = await server.as('author');
      const { datos, predeterminadas } = await author.client.views.list({ query: { pagina } });
      expect(datos.map(({ nombre, estado }) => [nombre, estado])).toEqual([
        [`De ${pagina}`, 'q=a'],
      ]);
      expect(predeterminadas).toContainEqual({ pagina, id: view.id });
      const alert = client.views.setAlert({ params: { id: view.id }, body: { ritmo: 'diaria' } });
      expect(await codeOf(alert)).toBe('datos-invalidos');
    },
  );
});
