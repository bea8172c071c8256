import type { Embed } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Tx } from '#server/db/database.ts';
import { embedSites, reportEmbeds } from '#server/db/schema/report-embeds.ts';

export const unknownEmbed = () =>
  new ProblemError('no-encontrado', createMessage('tablero-desconocido'));

/** Every column but the sealed secret, which a company cannot read. */
const { sealedSecret: _, ...visible } = getTableColumns(reportEmbeds);

export type EmbedRow = Awaited<ReturnType<typeof embedRows>>[number];

export function embedRows(tx: Tx, companyId: number) {
  return tx
    .select(visible)
    .from(reportEmbeds)
    .where(eq(reportEmbeds.companyId, companyId))
    .orderBy(asc(reportEmbeds.name), asc(reportEmbeds.id));
}

export async function embedById(tx: Tx, companyId: number, id: number): Promise<EmbedRow> {
  const [row] = await tx
    .select(visible)
    .from(reportEmbeds)
    .where(and(eq(reportEmbeds.companyId, companyId), eq(reportEmbeds.id, id)));
  if (row === undefined) throw unknownEmbed();
  return row;
}

export async function sitesOf(tx: Tx, companyId: number): Promise<string[]> {
  const rows = await tx
    .select({ site: embedSites.site })
    .from(embedSites)
    .where(eq(embedSites.companyId, companyId))
    .orderBy(asc(embedSites.site));
  return rows.map(({ site }) => site);
}

const ownerOf = (companyId: number) => `dashboard of company ${companyId}`;

export const sealEmbedSecret = (secrets: SecretBox, companyId: number, secret: string) =>
  secrets.seal(secret, ownerOf(companyId));

/** The secret of a dashboard, as the system; null where another key has sealed it. */
export async function embedSecret(
  tx: Tx,
  secrets: SecretBox,
  { companyId, id }: Pick<EmbedRow, 'companyId' | 'id'>,
): Promise<string | null> {
  const [row] = await tx
    .select({ sealed: reportEmbeds.sealedSecret })
    .from(reportEmbeds)
    .where(and(eq(reportEmbeds.companyId, companyId), eq(reportEmbeds.id, id)));
  if (row === undefined) throw unknownEmbed();
  if (row.sealed === null) return '';
  try {
    return secrets.open(row.sealed, ownerOf(companyId));
  } catch (error) {
    if (error instanceof CannotOpenSecret) return null;
    throw error;
  }
}

/** A dashboard as people see it; how it is set up is for who may set it up. */
export function presentEmbed(row: EmbedRow, mayAdminister: boolean): Embed {
  const { id, name: nombre, settings, filters: filtros, version } = row;
  const { tipo } = settings;
  return { id, nombre, tipo, filtros, version, configuracion: mayAdminister ? settings : null };
}
