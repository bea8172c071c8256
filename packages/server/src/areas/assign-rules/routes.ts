import type { AssignRule, assignRuleEndpoints } from '@pliego/contract/areas/assign-rules';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { presentTender } from '#server/areas/matches/presenter.ts';
import { productById } from '#server/areas/products/queries.ts';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { assignReached } from './assign-commands.ts';
import {
  assignedByRule,
  freeTenders,
  obstacleOf,
  type Rule,
  standingsOf,
} from './assign-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** How many of what a rule would assign are named. */
const namedFirst = 5;
/** So many are assigned by one call; another one goes on. */
const mostAtOnce = 1_000;

/** What a rule gives today. Nothing where something stands in its way. */
async function reachOf(tx: Tx, rule: Rule, now: Date, mayGive: boolean) {
  const { libre, llevada, apartada } = await standingsOf(tx, rule, now);
  const first = mayGive ? await freeTenders(tx, rule, now, namedFirst) : [];
  return {
    asignaria: mayGive ? libre : 0,
    primeras: first.map(({ tender, score }) => ({
      licitacion: presentTender(tender, now),
      puntaje: score,
    })),
    conResponsable: llevada,
    apartadas: apartada,
  };
}

const nothing = { asignaria: 0, primeras: [], conResponsable: 0, apartadas: 0 };

async function ruleOf(
  tx: Tx,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
  asked: { responsable?: number; desde?: number },
): Promise<AssignRule> {
  const product = await productById(tx, companyId, id);
  const personId = asked.responsable ?? product.responsibleId;
  const from = asked.desde ?? product.assignFrom;
  const obstacle = await obstacleOf(tx, companyId, { isActive: product.isActive, personId });
  const personOf = await personsOf(tx, companyId);
  const rule = from === null ? null : { companyId, productId: id, personId: personId ?? 0, from };
  return {
    desde: from,
    responsable: personOf(personId),
    impedimento: obstacle,
    ...(rule === null ? nothing : await reachOf(tx, rule, now, obstacle === null)),
    asignadas: await assignedByRule(tx, companyId, id),
  };
}

/** Products that give the tenders that fit them to a person. */
export function assignRuleHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof assignRuleEndpoints, Caller> {
  return {
    get: ({ params: { id }, query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const of = { companyId: caller.companyId, id, now: now() };
        return asSeenBy(caller, await ruleOf(tx, of, query));
      }),

    apply: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const { companyId } = caller;
        const at = now();
        const product = await productById(tx, companyId, id);
        const { assignFrom: from, responsibleId: personId, isActive } = product;
        if (from === null) {
          throw fieldProblem('datos-invalidos', 'asignaDesde', createMessage('producto-sin-regla'));
        }
        const obstacle = await obstacleOf(tx, companyId, { isActive, personId });
        if (obstacle !== null || personId === null) {
          throw fieldProblem('datos-invalidos', 'responsable', createMessage('regla-sin-persona'));
        }
        const rule = { companyId, productId: id, personId, from };
        const free = await freeTenders(tx, rule, at, mostAtOnce);
        const pairs = free.map(({ tender }) => ({ tenderId: tender.id, productId: id }));
        const asignadas = await assignReached(tx, { companyId, now: at }, pairs);
        if (asignadas > 0) {
          const subject = { kind: 'producto', id, name: product.sku } as const;
          const details = { cantidad: asignadas };
          const action = 'regla-aplicada';
          await recordAudit(tx, auditedAs(caller, at), { action, subject, details });
        }
        return { asignadas };
      }),
  };
}
