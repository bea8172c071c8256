import { createHash } from 'node:crypto';
import { type Attachment, attachmentQuotaBytes } from '@pliego/contract/areas/attachments';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { holdWork } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { fileContents, tenderFiles } from '#server/db/schema/expediente.ts';
import { attachmentsOf, fileRow, type FileRow, storedBytes } from './queries.ts';

/** Who acts, and when. */
interface By {
  caller: Caller;
  now: Date;
}

/** A file that was received and is what it says. */
export interface ReceivedAttachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

const mega = 1024 ** 2;

/** Files of one company are written one at a time: contents are shared, and count against one quota. */
async function lockFiles(tx: Tx, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.attachments}, ${companyId})`);
}

async function newestOf(tx: Tx, companyId: number, tenderId: number, nameKey: string) {
  const [newest] = await attachmentsOf(tx, companyId, tenderId, nameKey);
  return newest;
}

async function refuseOverQuota(tx: Tx, companyId: number, bytes: number): Promise<void> {
  const used = await storedBytes(tx, companyId);
  if (used + bytes <= attachmentQuotaBytes) return;
  const reason = createMessage('cuota-de-adjuntos', {
    megas: attachmentQuotaBytes / mega,
    usados: Math.ceil(used / mega),
  });
  throw new ProblemError('cuota-superada', reason);
}

/** Stores a content once. Returns its hash. */
async function storeContent(tx: Tx, companyId: number, bytes: Uint8Array): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await tx
    .select({ sha256: fileContents.sha256 })
    .from(fileContents)
    .where(and(eq(fileContents.companyId, companyId), eq(fileContents.sha256, sha256)));
  if (known.length > 0) return sha256;
  await refuseOverQuota(tx, companyId, bytes.byteLength);
  await tx.insert(fileContents).values({ companyId, sha256, content: bytes });
  return sha256;
}

/** Keeps a file of the tender. One of the same name is a new version of it, unless it is the same content. */
export async function addAttachment(
  tx: Tx,
  { caller, now }: By,
  tenderId: number,
  { name, mediaType, bytes }: ReceivedAttachment,
): Promise<Attachment> {
  const { companyId, userId } = caller;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  await lockFiles(tx, companyId);
  const nameKey = foldText(name);
  const before = await newestOf(tx, companyId, tenderId, nameKey);
  const sha256 = await storeContent(tx, companyId, bytes);
  if (before?.sha256 === sha256) return before;
  const [row] = await tx
    .insert(tenderFiles)
    .values({
      companyId,
      tenderId,
      name,
      nameKey,
      version: (before?.version ?? 0) + 1,
      byteCount: bytes.byteLength,
      sha256,
      mediaType,
      uploadedBy: userId,
      uploadedAt: now,
    })
    .returning({ id: tenderFiles.id });
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId: userId,
    now,
    type: 'adjunto',
    before: before === undefined ? [] : [before.nombre],
    after: [name],
    facts: { objeto: row?.id ?? 0 },
  });
  const added = await newestOf(tx, companyId, tenderId, nameKey);
  if (added === undefined) throw new Error('The file that was just written is not there');
  return added;
}

/** Refuses a file by which the bid is proved: the evidence of a stage is not taken away under it. */
function refuseEvidence(versions: readonly FileRow[], evidence: number | null): void {
  if (!versions.some(({ id }) => id === evidence)) return;
  throw new ProblemError('datos-invalidos', createMessage('adjunto-comprobante'));
}

/** Takes away a file with all its versions, and the contents that no other file has. */
export async function removeAttachment(tx: Tx, { caller, now }: By, id: number) {
  const { companyId, userId } = caller;
  const { tenderId, nameKey } = await fileRow(tx, companyId, id);
  const held = await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  await lockFiles(tx, companyId);
  const { name } = await fileRow(tx, companyId, id);
  const ofFile = and(
    eq(tenderFiles.companyId, companyId),
    eq(tenderFiles.tenderId, tenderId),
    eq(tenderFiles.nameKey, nameKey),
  );
  refuseEvidence(await tx.select().from(tenderFiles).where(ofFile), held.row.submissionFileId);
  const removed = await tx.delete(tenderFiles).where(ofFile).returning();
  const hashes = [...new Set(removed.map(({ sha256 }) => sha256))];
  const stillUsed = await rowsOf<{ sha256: string }>(
    tx,
    sql`select distinct sha256 from tender_files where company_id = ${companyId}
      and sha256 in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`,
  );
  const used = new Set(stillUsed.map(({ sha256 }) => sha256));
  const unused = hashes.filter((hash) => !used.has(hash));
  if (unused.length > 0) {
    await tx
      .delete(fileContents)
      .where(and(eq(fileContents.companyId, companyId), inArray(fileContents.sha256, unused)));
  }
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId: userId,
    now,
    type: 'adjunto-eliminado',
    before: [name],
    facts: { objeto: id },
  });
  return { id };
}
