import type { Expediente, Person } from '@pliego/contract/areas/work-shapes';
import { allowedMoves } from '@pliego/contract/rules/work-stages';
import { and, asc, eq } from 'drizzle-orm';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { tenderFiles } from '#server/db/schema/expediente.ts';
import { tenderCollaborators, tenderFollowers } from '#server/db/schema/follow.ts';
import { discardReasons, tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { mustExist } from './hold-commands.ts';

const personColumns = { id: users.id, fullName: users.fullName, avatar: users.avatar };

/** Who works on a tender beside its responsible person, by name. */
export function collaboratorsOf(tx: Tx, companyId: number, tenderId: number): Promise<Person[]> {
  return tx
    .select(personColumns)
    .from(tenderCollaborators)
    .innerJoin(users, eq(users.id, tenderCollaborators.userId))
    .where(
      and(eq(tenderCollaborators.companyId, companyId), eq(tenderCollaborators.tenderId, tenderId)),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}

/** Who follows a tender, by name. */
export function followersOf(tx: Tx, companyId: number, tenderId: number): Promise<Person[]> {
  return tx
    .select(personColumns)
    .from(tenderFollowers)
    .innerJoin(users, eq(users.id, tenderFollowers.userId))
    .where(
      and(
        eq(tenderFollowers.companyId, companyId),
        eq(tenderFollowers.tenderId, tenderId),
        eq(tenderFollowers.isFollowing, true),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}

type WorkRow = typeof tenderWork.$inferSelect;
type FileName = { id: number; nombre: string } | null;

const untouched = {
  version: 0,
  stage: 'detectada',
  stageSince: null,
  stageNote: null,
  submittedAt: null,
  submissionNumber: null,
  outcome: null,
  proposedStage: null,
  proposedAt: null,
  proposedOutcome: null,
  assigneeId: null,
  isRestricted: false,
  priority: null,
  probability: null,
  offerAmount: null,
  offerCurrency: null,
  nextAction: null,
  nextActionOn: null,
} as const satisfies Partial<WorkRow>;

function evidenceOf(
  { submittedAt, submissionNumber }: Pick<WorkRow, 'submittedAt' | 'submissionNumber'>,
  file: FileName,
): Expediente['evidencia'] {
  if (submittedAt === null) return null;
  return { cuando: submittedAt.toISOString(), numero: submissionNumber, adjunto: file };
}

function proposalOf({
  proposedStage,
  proposedAt,
  proposedOutcome,
}: Pick<WorkRow, 'proposedStage' | 'proposedAt' | 'proposedOutcome'>): Expediente['propuesta'] {
  if (proposedStage === null || proposedAt === null) return null;
  return { etapa: proposedStage, desde: proposedAt.toISOString(), resultado: proposedOutcome };
}

/** The work of a company on a tender, its reason and the file of its evidence by name. */
async function workOf(tx: Tx, companyId: number, tenderId: number) {
  const [found] = await tx
    .select({
      work: tenderWork,
      reason: { id: discardReasons.id, nombre: discardReasons.name },
      file: { id: tenderFiles.id, nombre: tenderFiles.name },
    })
    .from(tenderWork)
    .leftJoin(
      discardReasons,
      and(eq(discardReasons.companyId, companyId), eq(discardReasons.id, tenderWork.reasonId)),
    )
    .leftJoin(
      tenderFiles,
      and(eq(tenderFiles.companyId, companyId), eq(tenderFiles.id, tenderWork.submissionFileId)),
    )
    .where(and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderId)));
  return found;
}

/** Our work on a tender, whole; refuses a tender that the company does not see. */
export async function expedienteOf(tx: Tx, tenderId: number, caller: Caller): Promise<Expediente> {
  const { companyId, userId } = caller;
  await mustExist(tx, tenderId);
  const found = await workOf(tx, companyId, tenderId);
  const tags = await tx
    .select({ id: tenderTags.tagId })
    .from(tenderTags)
    .where(and(eq(tenderTags.companyId, companyId), eq(tenderTags.tenderId, tenderId)))
    .orderBy(asc(tenderTags.position));
  const followers = await followersOf(tx, companyId, tenderId);
  const row = found?.work ?? untouched;
  return {
    id: tenderId,
    version: row.version,
    etapa: row.stage,
    etapaDesde: row.stageSince?.toISOString() ?? null,
    movimientos: [...allowedMoves(row.stage)],
    motivo: found?.reason ?? null,
    nota: row.stageNote,
    evidencia: evidenceOf(row, found?.file ?? null),
    resultado: asSeenBy(caller, row.outcome),
    propuesta: asSeenBy(caller, proposalOf(row)),
    restringida: row.isRestricted,
    tags: tags.map(({ id }) => id).join(','),
    Asignado: row.assigneeId,
    colaboradores: await collaboratorsOf(tx, companyId, tenderId),
    seguidores: followers,
    siguiendo: followers.some(({ id }) => id === userId),
    prioridad: row.priority,
    probabilidad: row.probability,
    montoOferta: row.offerAmount,
    monedaOferta: row.offerCurrency,
    proximaAccion: row.nextAction,
    proximaAccionDia: row.nextActionOn,
  };
}
