import { createMessage } from '@pliego/contract/message';
import type { WorkEvent } from '#server/areas/work/work-event.ts';
import type { Tx } from '#server/db/database.ts';
import { shortened } from '#server/texts/change-values.ts';
import { tellTender } from './live-commands.ts';
import { type Occasion, tell } from './notice-commands.ts';
import {
  activeMembers,
  commentOf,
  decidersOf,
  nameOf,
  peopleOf,
  type Recipient,
  type ToldTender,
  toldTender,
} from './recipient-queries.ts';

/** An act with the number under which it is recorded. */
type Act = WorkEvent & { id: number };

const somebody = 'Alguien';

const others = (people: readonly Recipient[], { actorId }: Act) =>
  people.filter(({ userId }) => userId !== actorId);

const occasionOf = ({ companyId, tenderId, now }: Act) => ({ companyId, tenderId, now, times: 1 });

/** Who made somebody responsible: a person, the rule of a product, or nobody. */
function assignedMessage(quien: string | null, regla: string | undefined) {
  if (quien !== null) return createMessage('aviso-asignada', { quien });
  if (regla !== undefined) return createMessage('aviso-asignada-regla', { regla });
  return createMessage('aviso-asignada-sola');
}

async function tellOfAssignment(tx: Tx, act: Act): Promise<void> {
  const assignee = act.facts?.persona ?? null;
  const members = await activeMembers(tx, act.companyId);
  if (assignee === null || assignee === act.actorId || !members.includes(assignee)) return;
  const quien = await nameOf(tx, act.actorId);
  const message = assignedMessage(quien, act.facts?.regla);
  const occasion: Occasion = {
    ...occasionOf(act),
    kind: 'asignada',
    key: `asignada ${act.id}`,
    severity: 'grave',
    message: () => message,
  };
  await tell(tx, occasion, [{ userId: assignee, because: createMessage('porque-responsable') }]);
}

async function tellOfComment(tx: Tx, act: Act, { assigneeId }: ToldTender): Promise<void> {
  const commentId = act.facts?.objeto;
  const comment = commentId === undefined ? null : await commentOf(tx, act.companyId, commentId);
  if (comment === null) return;
  const quien = (await nameOf(tx, act.actorId)) ?? somebody;
  const texto = shortened(comment.body);
  const members = new Set(await activeMembers(tx, act.companyId));
  const mentioned = comment.mentioned.filter((userId) => members.has(userId));
  const mentions = mentioned.map((userId) => ({
    userId,
    because: createMessage('porque-mencion'),
  }));
  await tell(
    tx,
    {
      ...occasionOf(act),
      kind: 'mencion',
      // Of the comment: editing it tells only those whom it did not mention before.
      key: `mencion ${commentId}`,
      severity: 'importante',
      message: () => createMessage('aviso-mencion', { quien, texto }),
    },
    others(mentions, act),
  );
  if (act.type !== 'comentario') return;
  const people = await peopleOf(tx, act.companyId, act.tenderId, assigneeId);
  await tell(
    tx,
    {
      ...occasionOf(act),
      kind: 'comentario',
      key: `comentario ${commentId}`,
      severity: 'leve',
      message: (count) => createMessage('aviso-comentario', { count, quien, texto }),
      detail: [createMessage('detalle-comentario', { quien, texto })],
    },
    others(people, act).filter(({ userId }) => !mentioned.includes(userId)),
  );
}

async function tellOfMove(tx: Tx, act: Act, tender: ToldTender): Promise<void> {
  const { de, a, automatica = false } = act.facts ?? {};
  if (de === undefined || a === undefined) return;
  const stages = { de, a };
  const quien = (await nameOf(tx, act.actorId)) ?? somebody;
  const message = automatica
    ? createMessage('aviso-etapa-sola', { ...stages, estado: tender.stateText })
    : createMessage('aviso-etapa', { ...stages, quien });
  const people = await peopleOf(tx, act.companyId, act.tenderId, tender.assigneeId);
  await tell(
    tx,
    {
      ...occasionOf(act),
      kind: 'etapa',
      key: `etapa ${act.id}`,
      severity: 'importante',
      message: () => message,
      detail: [message],
    },
    others(people, act),
  );
}

async function tellOfProposal(tx: Tx, act: Act, tender: ToldTender): Promise<void> {
  const { a, acepta } = act.facts ?? {};
  // The user who decided needs no notice; the move itself is notified.
  if (a === undefined || acepta !== undefined) return;
  const params = { estado: tender.stateText, etapa: a };
  const deciders = await decidersOf(tx, act.companyId, tender.assigneeId);
  await tell(
    tx,
    {
      ...occasionOf(act),
      kind: 'propuesta',
      key: `propuesta ${act.id}`,
      severity: 'importante',
      message: () => createMessage('aviso-propuesta', params),
    },
    others(deciders, act),
  );
}

/** Tells everybody whom an act concerns of it, but for who did it; and the open pages of the company, that it changed. */
export async function tellOfEvent(tx: Tx, act: Act): Promise<void> {
  await tellTender(tx, act.companyId, act.tenderId);
  const tender = await toldTender(tx, act.companyId, act.tenderId);
  if (tender === null) return;
  switch (act.type) {
    case 'asignacion':
      return tellOfAssignment(tx, act);
    case 'comentario':
    case 'comentario-editado':
      return tellOfComment(tx, act, tender);
    case 'etapa':
      return tellOfMove(tx, act, tender);
    case 'propuesta':
      return tellOfProposal(tx, act, tender);
    default:
      return undefined;
  }
}
