import type { privacyEndpoints } from '@pliego/contract/areas/privacy';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, changeRule, recordExport } from '#server/areas/audit/commands.ts';
import { attachmentHeader } from '#server/areas/attachments/file-name.ts';
import type { AuthDependencies } from '#server/areas/auth/auth-dependencies.ts';
import { provePassword } from '#server/areas/auth/prove-password.ts';
import { companyOf } from '#server/areas/company/queries.ts';
import { leaveCompany } from '#server/areas/users/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { closeCompany, erasedAt } from './close-commands.ts';
import { erasePerson } from './erase-person-commands.ts';
import { companyEntries } from './export-company.ts';
import { ownData } from './own-data-queries.ts';
import { retentionCounts, retentionOf, setRetention } from './retention-commands.ts';
import { streamOf, zipped } from './zip-stream.ts';

export function privacyHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof privacyEndpoints, Caller> {
  const { database, now } = dependencies;
  const nameOf = async (caller: Caller): Promise<string> => {
    const { nombre } = await database.read(scopeOf(caller), (tx) =>
      companyOf(tx, caller.companyId),
    );
    return nombre;
  };

  return {
    exportCompany: async (_, { caller, headers }) => {
      const name = await nameOf(caller);
      const at = now();
      await database.transaction(scopeOf(caller), (tx) =>
        recordExport(tx, { caller, now: at }, 'empresa'),
      );
      headers.set('content-disposition', attachmentHeader(`${name} ${santiagoDay(at)}.zip`));
      return streamOf(zipped(companyEntries(database, scopeOf(caller), name, at), at));
    },

    closeCompany: async ({ body }, { caller, request }) => {
      if (foldText(body.nombre.trim()) !== foldText((await nameOf(caller)).trim())) {
        throw fieldProblem('datos-invalidos', 'nombre', createMessage('otro-nombre-de-empresa'));
      }
      const proof = { password: body.password, field: 'password' };
      await provePassword(dependencies, caller, request, proof);
      const at = now();
      await database.transaction('system', async (tx) => {
        await closeCompany(tx, auditedAs(caller, at), dependencies);
      });
      dependencies.mail.collect();
      return { cerrada: at.toISOString(), borrado: erasedAt(at).toISOString() };
    },

    retention: (_, { caller }) =>
      database.read(scopeOf(caller), (tx) => retentionOf(tx, caller.companyId)),

    tryRetention: ({ body }, { caller }) =>
      database.read(scopeOf(caller), (tx) => retentionCounts(tx, caller.companyId, body, now())),

    setRetention: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'conservacion', (tx) =>
        setRetention(tx, caller.companyId, body),
      ),

    ownData: (_, { caller, headers }) => {
      headers.set('content-disposition', attachmentHeader(`mis datos ${santiagoDay(now())}.json`));
      return ownData(database, caller.userId, now());
    },

    erasePerson: async ({ params: { id } }, { caller }) => {
      await erasePerson(database, auditedAs(caller, now()), id);
      return { id };
    },

    leaveCompany: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      await provePassword(dependencies, caller, request, proof);
      return database.transaction('system', async (tx) => {
        return leaveCompany(tx, { caller, now: now() });
      });
    },
  };
}
