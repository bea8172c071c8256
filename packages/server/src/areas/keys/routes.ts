import type { keyEndpoints } from '@pliego/contract/areas/keys';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { normalScopes } from '@pliego/contract/rules/key-scopes';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { type Database, enterScope } from '#server/db/database.ts';
import { createKey, revokeKey } from './commands.ts';
import { expiryOf } from './expiry.ts';
import { offeredScopes } from './offered-scopes.ts';
import { presentKey } from './presenter.ts';
import { keyById, keysOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** Administrators of the company are responsible for all its keys. */
const administers = ({ ability }: Caller): boolean => ability.can('update', 'Company');

/** Keys of the API: what a person has made, and for administrators everybody's. */
export function keyHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof keyEndpoints, Caller> {
  return {
    list: async (_, { caller }) => {
      const { companyId, userId, role } = caller;
      const rows = await database.read(scopeOf(caller), (tx) =>
        keysOf(tx, companyId, administers(caller) ? null : userId),
      );
      const at = now();
      return {
        datos: rows.map((row) => presentKey(row, at)),
        alcances: offeredScopes(role, userId),
      };
    },

    create: async ({ body }, { caller }) => {
      const at = now();
      const alcances = normalScopes(body.alcances);
      const offered = normalScopes(offeredScopes(caller.role, caller.userId));
      if (alcances.some((scope) => !offered.includes(scope))) {
        throw fieldProblem('datos-invalidos', 'alcances', createMessage('alcance-sin-permiso'));
      }
      const stored = {
        nombre: body.nombre,
        alcances,
        expiresAt: expiryOf(body.vence, at),
        now: at,
      };
      return database.transaction('system', async (tx) => {
        const { id, clave } = await createKey(tx, caller, stored);
        await enterScope(tx, scopeOf(caller));
        const row = await keyById(tx, id);
        if (row === undefined) throw new Error('The key that was just written is not there');
        const subject = { kind: 'llave', id, name: body.nombre } as const;
        await recordAudit(tx, auditedAs(caller, at), { action: 'llave-creada', subject });
        return { ...presentKey(row, at), clave };
      });
    },

    revoke: async ({ params: { id } }, { caller }) => {
      const at = now();
      const change = { id, ofAnybody: administers(caller), now: at };
      await database.transaction('system', async (tx) => {
        const name = await revokeKey(tx, caller, change);
        if (name === undefined)
          throw new ProblemError('no-encontrado', createMessage('clave-desconocida'));
        const subject = { kind: 'llave', id, name } as const;
        await recordAudit(tx, auditedAs(caller, at), { action: 'llave-revocada', subject });
      });
      return { id };
    },
  };
}
