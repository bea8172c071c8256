import type { synonymEndpoints, Synonyms } from '@pliego/contract/areas/synonyms';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { type PersonOf, personsOf } from '#server/areas/users/persons-queries.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { changeSynonyms } from './commands.ts';
import { type CurrentSynonyms, synonymsOfCompany } from './queries.ts';
import { trySynonyms } from './trial.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const presenting =
  (personOf: PersonOf) =>
  ({ groups, version, at, userId }: CurrentSynonyms): Synonyms => ({
    grupos: groups,
    version,
    cambiado: at?.toISOString() ?? null,
    cambiadoPor: personOf(userId),
  });

/** What a company calls the same. */
export function synonymHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof synonymEndpoints, Caller> {
  return {
    get: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const present = presenting(await personsOf(tx, caller.companyId));
        return present(await synonymsOfCompany(tx, caller.companyId));
      }),

    update: ({ body: { grupos }, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const present = presenting(await personsOf(tx, caller.companyId));
        const writer = { scope: scopeOf(caller), now: at };
        const asked = { groups: grupos, ifVersion, present };
        const { current, isNew } = await changeSynonyms(tx, writer, asked);
        if (isNew) {
          const details = { cantidad: grupos.length };
          await recordAudit(tx, auditedAs(caller, at), { action: 'sinonimos-cambiados', details });
        }
        return present(current);
      }),

    trial: async ({ body: { grupos } }, { caller, request }) =>
      asSeenBy(
        caller,
        await trySynonyms({ database, caller, now: now(), signal: request.signal }, grupos),
      ),
  };
}
