import type { EmbedToken, reportEmbedEndpoints } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import type { Handlers } from '@pliego/http/implement';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { actorOf, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { changeEmbed, createEmbed, removeEmbed, setSites } from './commands.ts';
import { EmbedFailure } from './embed-failure.ts';
import type { EmbedReach } from './embed-service.ts';
import { framePage, type FrameSites } from './frame-page.ts';
import { mintToken, siteOf } from './mint-token.ts';
import {
  embedById,
  type EmbedRow,
  embedRows,
  embedSecret,
  presentEmbed,
  sealEmbedSecret,
  sitesOf,
} from './queries.ts';

type EmbedHandlers = Handlers<typeof reportEmbedEndpoints, Caller>;

interface Dependencies {
  database: Database;
  now: () => Date;
  secrets: SecretBox;
  embeds: EmbedReach;
  frameSites: FrameSites;
  baseUrl: () => string;
}

const mayAdminister = ({ ability }: Caller) => ability.can('update', 'Company');

type Action = 'tablero-creado' | 'tablero-cambiado' | 'tablero-eliminado';

const record = (
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  action: Action,
  { id, name }: { id: number; name: string },
) => recordAudit(tx, auditedAs(caller, now), { action, subject: { kind: 'tablero', id, name } });

/** A page of a site that the company has stopped allowing is not shown, whoever set it up. */
async function checkAllowed(
  tx: Tx,
  { companyId, settings }: EmbedRow,
  reach: EmbedReach,
): Promise<void> {
  if (settings.tipo !== 'web') return;
  if ((await sitesOf(tx, companyId)).includes(siteOf(settings, reach))) return;
  throw new EmbedFailure(createMessage('tablero-sitio-no-permitido'));
}

type Changes = 'create' | 'update' | 'remove' | 'setSites';

function changeHandlers(dependencies: Dependencies): Pick<EmbedHandlers, Changes> {
  const { database, now, secrets, embeds: reach, baseUrl } = dependencies;
  const around = () => ({ reach, ours: new URL(baseUrl()), now: now() });
  const sealed = (companyId: number, secret: string | undefined) =>
    secret === undefined ? null : sealEmbedSecret(secrets, companyId, secret);
  const present = (row: EmbedRow) => presentEmbed(row, true);
  return {
    create: ({ body: { secreto, ...given } }, { caller }) => {
      const { companyId } = caller;
      const scope = scopeOf(caller);
      const made = { ...given, sealedSecret: sealed(companyId, secreto) };
      return database.transaction(scope, async (tx) => {
        const id = await createEmbed(tx, scope, made, around());
        const row = await embedById(tx, companyId, id);
        await record(tx, { caller, now: now() }, 'tablero-creado', row);
        return present(row);
      });
    },

    update: ({ params: { id }, body: { secreto, ...given }, ifVersion }, { caller }) => {
      const { companyId } = caller;
      const change = { ...given, sealedSecret: sealed(companyId, secreto) };
      return database.transaction(scopeOf(caller), async (tx) => {
        const held = { companyId, id, ifVersion };
        const isNew = await changeEmbed(tx, held, change, { ...around(), present });
        const row = await embedById(tx, companyId, id);
        if (isNew) await record(tx, { caller, now: now() }, 'tablero-cambiado', row);
        return present(row);
      });
    },

    remove: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const name = await removeEmbed(tx, caller.companyId, id);
        await record(tx, { caller, now: now() }, 'tablero-eliminado', { id, name });
        return { id };
      }),

    setSites: ({ body: { sitios } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const { companyId } = caller;
        const isNew = await setSites(tx, companyId, sitios, around());
        if (isNew)
          await recordAudit(tx, auditedAs(caller, now()), { action: 'sitios-de-tableros' });
        return { sitios: await sitesOf(tx, companyId) };
      }),
  };
}

/** Asks the service for a token. What it answers is given to the reader, and written nowhere. */
async function permitOf(
  caller: Caller,
  id: number,
  { database, now, secrets, embeds: reach, baseUrl }: Dependencies,
): Promise<EmbedToken> {
  const { companyId } = caller;
  const row = await database.read(scopeOf(caller), async (tx) => {
    const found = await embedById(tx, companyId, id);
    await checkAllowed(tx, found, reach);
    return found;
  });
  const secret = await database.read('system', (tx) => embedSecret(tx, secrets, row));
  if (secret === null) throw new EmbedFailure(createMessage('tablero-secreto-ilegible'));
  const { settings } = row;
  return mintToken({ settings, secret, reach, ours: new URL(baseUrl()), now: now() });
}

export function reportEmbedHandlers(dependencies: Dependencies): EmbedHandlers {
  const { database, now, embeds: reach, frameSites } = dependencies;
  return {
    ...changeHandlers(dependencies),

    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const rows = await embedRows(tx, caller.companyId);
        return { datos: rows.map((row) => presentEmbed(row, mayAdminister(caller))) };
      }),

    sites: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        sitios: await sitesOf(tx, caller.companyId),
      })),

    token: async ({ params: { id } }, { caller }) => {
      // Each is a request to a server of somebody else. A person counts, not their office, where many look at once.
      const who = `${caller.companyId}.${actorOf(caller)}`;
      await countTry(database, { what: 'embed', account: who, address: who }, now());
      try {
        return { permiso: await permitOf(caller, id, dependencies), falla: null };
      } catch (error) {
        if (!(error instanceof EmbedFailure)) throw error;
        return { permiso: null, falla: error.reason };
      }
    },

    frame: ({ params: { id } }, { caller, request }) =>
      database.read(scopeOf(caller), async (tx) => {
        const row = await embedById(tx, caller.companyId, id);
        frameSites.open(request, siteOf(row.settings, reach));
        return framePage;
      }),
  };
}
