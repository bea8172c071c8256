import { abilityOf } from '@pliego/contract/abilities';
import { callsPerMinute } from '@pliego/contract/areas/keys';
import { type EndpointDefinition, fillPath } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { type KeyScope, normalScopes, scopeOf } from '@pliego/contract/rules/key-scopes';
import { createMongoAbility } from '@casl/ability';
import { expect, it } from 'vitest';
import { anyParams, guarded } from '#server/testing/every-endpoint.ts';
import { people } from '#server/testing/fixture.ts';
import { programOf } from '#server/testing/keys.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { offeredScopes } from './offered-scopes.ts';

const everything = offeredScopes('admin', people.admin.id);

/** A call that reaches the check of its input, and goes no further where it would change something. */
function sentTo({ method }: EndpointDefinition) {
  return method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'text/plain' } };
}

const pathOf = ({ path }: EndpointDefinition) => fillPath(path, anyParams);

/** Why a key without the scope is refused. */
const whyNot = (needed: KeyScope | null) =>
  needed === null
    ? createMessage('solo-con-sesion')
    : createMessage('clave-sin-alcance', { alcance: needed });

describeServer('a key with one scope', (server) => {
  let minute = 0;
  /** Each key has its minute to itself. */
  const nextMinute = () => {
    minute += 2;
    server.setNow(new Date(Date.UTC(2026, 10, 20, 15, minute)).toISOString());
  };

  it.each(everything)('%s opens exactly the endpoints of it', async (scope) => {
    const program = await programOf(server, 'admin', [scope]);
    const held: KeyScope[] = normalScopes([scope]);
    nextMinute();
    for (const [index, { name, definition }] of guarded.entries()) {
      if (index % (callsPerMinute - 1) === 0) nextMinute();
      const needed = scopeOf(definition);
      const response = await program.send(
        definition.method,
        pathOf(definition),
        sentTo(definition),
      );
      const problem = response.status === 403 ? await problemIn(response) : { code: 'opened' };
      const isHeld = needed !== null && held.includes(needed);
      const expected = isHeld
        ? { code: 'opened' }
        : { code: 'sin-permiso', motivo: whyNot(needed) };
      expect({ name, problem }).toMatchObject({ name, problem: expected });
    }
  });

  it.each(['editor', 'author', 'subscriber'] as const)(
    'of every scope does no more than its owner: %s',
    async (person) => {
      const [{ role }] = people[person].memberships;
      const ability = createMongoAbility(abilityOf(role, people[person].id));
      const program = await programOf(server, person, offeredScopes(role, people[person].id));
      for (const [index, { name, definition }] of guarded.entries()) {
        if (index % (callsPerMinute - 1) === 0) nextMinute();
        const { access } = definition;
        const may =
          scopeOf(definition) !== null &&
          (typeof access !== 'object' || ability.can(access.action, access.subject));
        const { status } = await program.send(
          definition.method,
          pathOf(definition),
          sentTo(definition),
        );
        expect({ name, may: status !== 403 }).toEqual({ name, may });
      }
    },
  );

  it('opens neither the stream of events, nor the sample, nor anything that it would not without a key', async () => {
    const program = await programOf(server, 'admin', everything);
    for (const path of ['/api/eventos', '/apps/todo/tasks', '/api/llaves', '/api/auth/session']) {
      expect((await program.send('GET', path)).status).toBe(403);
    }
    expect((await program.send('GET', '/api/salud')).status).toBe(200);
  });
});

it('gives people, the company and keys to sessions alone', () => {
  expect(everything).not.toContain('usuarios:escribir');
  expect(everything).not.toContain('empresa:escribir');
  for (const { name, definition } of guarded) {
    if (!/^(auth|keys|calendars|sample)\./.test(name)) continue;
    expect({ name, scope: scopeOf(definition) }).toEqual({ name, scope: null });
  }
});
