import type { ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { fillPath } from '@pliego/contract/endpoint';
import { beforeAll, expect, it } from 'vitest';
import { aRestrictedTender, marker } from './testing/a-restricted-tender.ts';
import { anyParams, guarded, type Listed } from './testing/every-endpoint.ts';
import { people, type PersonName } from './testing/fixture.ts';
import { input } from './testing/right-inputs.ts';
import { tableDigests } from './testing/table-digests.ts';
import { describeServer, problemIn, type TestServer, type Visitor } from './testing/test-server.ts';

/*
 * Every endpoint of the contract, called by an administrator who looks at the company as somebody else. What is expected follows
 * from the contract and from what that person is answered: a new endpoint is called without a change here.
 */

const reads = guarded.filter(({ definition }) => definition.method === 'GET');
const writes = guarded.filter(({ definition }) => definition.method !== 'GET');
const refused = writes.filter(({ definition }) => definition.inView === undefined);
const viewed = ['maintainer', 'editor', 'author', 'subscriber'] as const;

const pathOf = ({ name, definition }: Listed, id = input[name]?.id ?? 1) =>
  fillPath(definition.path, { ...anyParams, id }) + (input[name]?.query ?? '');

/** A session of the administrator that looks at the company as a role, or as somebody who has it. */
async function looking(server: TestServer, role: ViewedRole, persona: PersonName | null = null) {
  const visitor = await server.signIn('admin');
  const body = { role, persona: persona === null ? null : people[persona].id };
  await visitor.client.auth.viewAs({ body });
  return visitor;
}

const isPersonal = ({ definition: { access, scope } }: Listed) =>
  access === 'session' || scope === 'session';

describeServer('what a view changes', (server) => {
  let viewer: Visitor;
  beforeAll(async () => {
    viewer = await looking(server, 'maintainer', 'maintainer');
  });

  it.each(refused)('is nothing by $name', async ({ name, definition }) => {
    const isFile = definition.body === 'file';
    const sent = isFile
      ? { body: '{}', headers: { 'content-type': 'application/octet-stream' } }
      : { json: input[name]?.json ?? {} };
    const response = await viewer.send(definition.method, pathOf({ name, definition }), sent);
    const { status, code, motivo } = await problemIn(response);
    expect({ status, code, motivo }).toEqual({
      status: 403,
      code: 'solo-lectura',
      motivo: { code: 'viendo-como-otro' },
    });
  });

  it('is nothing by what only notes a visit', async () => {
    const silent = writes.filter(({ definition }) => definition.inView === 'silent');
    // Who may look at a dashboard gets a permit, which counts how often they asked and changes nothing of the company.
    const [permits, visits] = [silent.slice(2), silent.slice(0, 2)];
    expect(permits.map(({ name }) => name)).toEqual(['reportEmbeds.token']);
    expect(visits.map(({ name }) => name)).toEqual(['home.visit', 'followUp.visit']);
    const before = await tableDigests(server.database);
    for (const { definition } of visits) {
      const response = await viewer.send(definition.method, definition.path, { json: {} });
      expect(response.status).toBe(200);
    }
    expect(await tableDigests(server.database)).toEqual(before);
  });

  it('is nothing of the sample data that the server keeps', async () => {
    const { code } = await problemIn(viewer.send('POST', '/apps/todo/add-tasks', { json: {} }));
    expect(code).toBe('solo-lectura');
  });

  it('leaves three ways out, and no more', () => {
    const oneself = writes.filter(({ definition }) => definition.inView === 'oneself');
    expect(oneself.map(({ name }) => name)).toEqual([
      'auth.switchCompany',
      'auth.viewAs',
      'auth.endView',
    ]);
  });
});

describeServer('what a view shows', (server) => {
  const lookers = new Map<ViewedRole, Visitor>();
  let tender: number;
  beforeAll(async () => {
    ({ tender } = await aRestrictedTender(server));
    for (const role of viewed) lookers.set(role, await looking(server, role, role));
  });
  const lookerOf = (role: ViewedRole) => lookers.get(role) ?? server.stranger;

  it.each(reads)('is what the person reads, by $name', async (listed) => {
    for (const role of viewed) {
      const person = await server.as(role);
      const path = pathOf(listed);
      const [seen, own] = [await lookerOf(role).send('GET', path), await person.send('GET', path)];
      const shown = async (answer: Response) => ({
        role,
        status: answer.status,
        // What is personal is the administrator's own.
        text: isPersonal(listed) || answer.status !== 200 ? null : await answer.text(),
      });
      expect(await shown(seen)).toEqual(await shown(own));
    }
  });

  it.each(reads)(
    'is nothing of a restricted tender to whom is not in its team, by $name',
    async (listed) => {
      const nobody = await looking(server, 'author');
      for (const looker of [lookerOf('maintainer'), lookerOf('subscriber'), nobody]) {
        for (const id of [tender, 1]) {
          const response = await looker.send('GET', pathOf(listed, id));
          expect(await response.text()).not.toContain(marker);
        }
      }
    },
  );

  it('is the restricted tender to who is in its team', async () => {
    const path = `/api/licitaciones/${tender}`;
    const author = await lookerOf('author').send('GET', path);
    expect(await author.text()).toContain(marker);
    const maintainer = await lookerOf('maintainer').send('GET', path);
    expect((await problemIn(maintainer)).code).toBe('no-encontrado');
  });
});
