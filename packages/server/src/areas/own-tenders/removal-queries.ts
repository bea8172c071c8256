import type { OwnTenderLoss } from '@pliego/contract/areas/own-tenders';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { removedTenders } from '#server/db/schema/removed-tenders.ts';

export interface Removable {
  id: number;
  code: string;
  title: string;
  /** Of the company alone and entered by hand under a code of its own, so that no source ever says more of it. */
  isOwn: boolean;
  /** Who entered it; null where nobody is known to have. */
  enteredBy: number | null;
}

/** A tender with what decides whether it may be deleted. */
export async function removableById(tx: Tx, { companyId }: Caller, id: number): Promise<Removable> {
  const [row] = await rowsOf<Removable>(
    tx,
    sql`select t.id, t.code, t.title,
        t.company_id is not distinct from ${companyId}::int and not t.has_twin and t.source = 'propia'
          and not exists (select from visible_tender_observations o
            where o.tender_id = t.id and o.format <> 'propia') as "isOwn",
        (select e.actor_id from events e where e.company_id = ${companyId} and e.tender_id = t.id
          and e.type = 'agregada' order by e.id limit 1) as "enteredBy"
      from visible_tenders t where t.id = ${id}`,
  );
  if (row === undefined) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  return row;
}

/** Whether the company deleted a tender of this code, in whatever case. */
export async function isRemovedCode(tx: Tx, companyId: number, code: string): Promise<boolean> {
  const found = await tx
    .select({ id: removedTenders.tenderId })
    .from(removedTenders)
    .where(
      and(
        eq(removedTenders.companyId, companyId),
        sql`lower(${removedTenders.code}) = lower(${code})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Who manages the company's tenders deletes any; others what they entered themselves. */
export const mayRemove = (
  { ability, userId }: Pick<Caller, 'ability' | 'userId'>,
  enteredBy: number | null,
): boolean => ability.can('delete', 'Tender') || enteredBy === userId;

/** What nobody finds any more once a tender is deleted. */
export async function lossOf(
  tx: Tx,
  { companyId }: Caller,
  id: number,
): Promise<Omit<OwnTenderLoss, 'puede'>> {
  const counted = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} x
      where x.company_id = ${companyId} and x.tender_id = ${id})`;
  const [row] = await rowsOf<Omit<OwnTenderLoss, 'puede'>>(
    tx,
    sql`select ${counted('tender_tasks')} as tareas, ${counted('tender_comments')} as comentarios,
      ${counted('tender_files')} as archivos,
      (select count(*)::int from tender_followers f
        where f.company_id = ${companyId} and f.tender_id = ${id} and f.is_following) as siguen`,
  );
  return row ?? { tareas: 0, comentarios: 0, archivos: 0, siguen: 0 };
}
