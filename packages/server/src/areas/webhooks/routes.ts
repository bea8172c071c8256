import { randomUUID } from 'node:crypto';
import type { DeliveryDetail, Webhook, webhookEndpoints } from '@pliego/contract/areas/webhooks';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { changeWebhook, createWebhook, removeWebhook } from './commands.ts';
import { deliver, type WebhookDependencies } from './deliver.ts';
import { type AskedDelivery, takeAsked } from './delivery-commands.ts';
import { companyPart } from './event-queries.ts';
import { payloadText } from './payload.ts';
import { presentDelivery, presentDetail, presentWebhook } from './presenter.ts';
import {
  deliveryById,
  deliveryPage,
  pendingDeliveries,
  webhookById,
  type WebhookRow,
  webhookRows,
} from './queries.ts';
import { replaceSecret, sealSecret } from './secret-commands.ts';
import { newWebhookSecret } from './signature.ts';
import { writtenAddress } from './target-address.ts';

type WebhookHandlers = Handlers<typeof webhookEndpoints, Caller>;

interface Dependencies {
  webhooks: WebhookDependencies;
  addressOf: (request: Request) => string;
}

/** How the webhooks of a company are shown. */
async function presenterOf(tx: Tx, companyId: number, now: Date) {
  const pending = await pendingDeliveries(tx, companyId);
  const personOf = await personsOf(tx, companyId);
  return (row: WebhookRow): Webhook =>
    presentWebhook(row, { pending: pending.get(row.id) ?? 0, personOf, now });
}

async function shown(tx: Tx, companyId: number, id: number, now: Date): Promise<Webhook> {
  const present = await presenterOf(tx, companyId, now);
  return present(await webhookById(tx, companyId, id));
}

/** What is sent when a person asks for it, and answered with how it ended. */
function askedHandlers({
  webhooks,
  addressOf,
}: Dependencies): Pick<WebhookHandlers, 'test' | 'replay'> {
  const { database, now } = webhooks;

  /** Each is a request to somebody else's server. */
  const count = (request: Request, { companyId }: Caller) =>
    countTry(
      database,
      { what: 'webhook', account: String(companyId), address: addressOf(request) },
      now(),
    );

  async function sendNow(caller: Caller, asked: AskedDelivery): Promise<DeliveryDetail> {
    const held = await database.transaction('system', (tx) => takeAsked(tx, asked, now()));
    await deliver(held, webhooks);
    return database.read(scopeOf(caller), async (tx) =>
      presentDetail(await deliveryById(tx, caller.companyId, held.id)),
    );
  }

  return {
    test: async ({ params }, { caller, request }) => {
      const { companyId } = caller;
      const asked = await database.read(scopeOf(caller), async (tx) => {
        const { id: webhookId } = await webhookById(tx, companyId, params.id);
        const event = {
          id: `prueba-${randomUUID()}`,
          tipo: 'prueba' as const,
          cuando: now(),
          empresa: await companyPart(tx, companyId),
          datos: { mensaje: 'Este es un evento de prueba de Pliego.' },
        };
        const { id: eventId, tipo: kind } = event;
        return {
          companyId,
          webhookId,
          eventId,
          kind,
          payload: payloadText(event),
          replayOf: null,
        };
      });
      await count(request, caller);
      return sendNow(caller, asked);
    },

    replay: async ({ params }, { caller, request }) => {
      const { companyId } = caller;
      const asked = await database.read(scopeOf(caller), async (tx) => {
        const { id, webhookId, eventId, kind, payload } = await deliveryById(
          tx,
          companyId,
          params.id,
        );
        const { isActive } = await webhookById(tx, companyId, webhookId);
        if (!isActive) throw new ProblemError('datos-invalidos', createMessage('webhook-apagado'));
        return { companyId, webhookId, eventId, kind, payload, replayOf: id };
      });
      await count(request, caller);
      return sendNow(caller, asked);
    },
  };
}

/** Writes down what was done to a webhook. By its host alone: the rest of an address may be a key to it. */
function record(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  action: 'webhook-creado' | 'webhook-cambiado' | 'webhook-eliminado' | 'webhook-secreto',
  { id, url }: { id: number; url: string },
): Promise<void> {
  const subject = { kind: 'webhook', id, name: new URL(url).host } as const;
  return recordAudit(tx, auditedAs(caller, now), { action, subject });
}

type Changes = 'create' | 'update' | 'rotateSecret' | 'remove';

function changeHandlers({ webhooks }: Dependencies): Pick<WebhookHandlers, Changes> {
  const { database, now, secrets } = webhooks;
  return {
    create: ({ body }, { caller }) => {
      const scope = scopeOf(caller);
      const url = writtenAddress(body.url, webhooks.allowsPrivate);
      const secreto = newWebhookSecret();
      const sealedSecret = sealSecret(secrets, caller.companyId, secreto);
      return database.transaction(scope, async (tx) => {
        const id = await createWebhook(tx, scope, { ...body, url, sealedSecret }, now());
        const made = await shown(tx, caller.companyId, id, now());
        await record(tx, { caller, now: now() }, 'webhook-creado', made);
        return { ...made, secreto };
      });
    },

    update: ({ params: { id }, body, ifVersion }, { caller }) => {
      const { companyId } = caller;
      const url =
        body.url === undefined ? undefined : writtenAddress(body.url, webhooks.allowsPrivate);
      return database.transaction(scopeOf(caller), async (tx) => {
        const present = await presenterOf(tx, companyId, now());
        const change = { ...body, url };
        const isNew = await changeWebhook(tx, { companyId, id, ifVersion }, change, present);
        const changed = await shown(tx, companyId, id, now());
        if (isNew) await record(tx, { caller, now: now() }, 'webhook-cambiado', changed);
        return changed;
      });
    },

    rotateSecret: async ({ params: { id } }, { caller }) => {
      const { companyId } = caller;
      const secreto = newWebhookSecret();
      const sealed = sealSecret(secrets, companyId, secreto);
      await database.transaction('system', async (tx) => {
        const url = await replaceSecret(tx, { companyId, id }, sealed, now());
        await record(tx, { caller, now: now() }, 'webhook-secreto', { id, url });
      });
      return database.read(scopeOf(caller), async (tx) => ({
        ...(await shown(tx, companyId, id, now())),
        secreto,
      }));
    },

    remove: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const url = await removeWebhook(tx, caller.companyId, id);
        await record(tx, { caller, now: now() }, 'webhook-eliminado', { id, url });
        return { id };
      }),
  };
}

export function webhookHandlers(dependencies: Dependencies): WebhookHandlers {
  const { database, now } = dependencies.webhooks;
  return {
    ...changeHandlers(dependencies),
    ...askedHandlers(dependencies),

    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const present = await presenterOf(tx, caller.companyId, now());
        return { datos: (await webhookRows(tx, caller.companyId)).map(present) };
      }),

    deliveries: ({ params: { id: webhookId }, query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        await webhookById(tx, caller.companyId, webhookId);
        const page = await deliveryPage(tx, caller.companyId, { webhookId, ...query });
        return {
          datos: page.rows.map(presentDelivery),
          total: page.total,
          totalExacto: page.isExact,
          siguiente: page.next,
        };
      }),

    delivery: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        presentDetail(await deliveryById(tx, caller.companyId, params.id)),
      ),
  };
}
