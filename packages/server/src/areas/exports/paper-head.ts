import { logoOf } from '#server/areas/company/queries.ts';
import { companyName } from '#server/areas/notices/mail-queries.ts';
import type { Tx } from '#server/db/database.ts';
import type { PaperHead } from './pdf-paper.ts';

/** What stands on every paper of a company. */
export type PaperOwner = Omit<PaperHead, 'title' | 'isWide'>;

export async function paperHead(tx: Tx, companyId: number, madeAt: Date): Promise<PaperOwner> {
  const logo = await logoOf(tx, companyId);
  return { company: await companyName(tx, companyId), logo: logo?.content ?? null, madeAt };
}
