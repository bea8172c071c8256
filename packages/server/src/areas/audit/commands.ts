import type { AuditAction, AuditedList, AuditedRule } from '@pliego/contract/areas/audit-actions';
import type { ParamsOf } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, eq, or, sql } from 'drizzle-orm';
import { actorOf, type Caller, scopeOf } from '#server/auth/caller.ts';
import { browserText, nowhere, type Origin } from '#server/auth/origin.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { type AuditDetails, auditEntries, auditHeads } from '#server/db/schema/audit.ts';
import { textOf } from '#server/texts/text-of.ts';
import { aboutActor, aboutSubject, hashOf, newSalt, personalDigest } from './chain.ts';

/** Who did something in a company, from where and when. */
export interface AuditedBy {
  companyId: number;
  /** Null where nobody is known to have done it: a sign-in that failed, an operator. */
  userId: number | null;
  from: Origin;
  now: Date;
}

/** What something was done to. Its name may be of a person: it can be erased. */
export interface AuditedSubject {
  kind:
    | 'persona'
    | 'invitacion'
    | 'empresa'
    | 'importacion'
    | 'conector'
    | 'licitacion'
    | 'llave'
    | 'llave-de-acceso'
    | 'webhook'
    | 'enlace-de-reporte'
    | 'tablero'
    | 'producto';
  id: number | string;
  name: string;
}

/** What the sentence of an action needs besides the name of what it was done to. */
type DetailsOf<A extends AuditAction> =
  ParamsOf<`auditoria-${A}`> extends [infer Params] ? Omit<Params, 'nombre'> : unknown;

/** A thing that was done, with what its sentence needs. Nothing personal is among the details. */
export type Act = {
  [A in AuditAction]: {
    action: A;
    subject?: AuditedSubject | undefined;
  } & (keyof DetailsOf<A> extends never
    ? { details?: undefined }
    : { details: DetailsOf<A> & AuditDetails });
}[AuditAction];

/** Who a caller is to the audit. */
export const auditedAs = (
  {
    companyId,
    userId,
    view,
    from,
  }: Pick<Caller, 'companyId' | 'userId' | 'view'> & { from?: Origin },
  now: Date,
): AuditedBy => ({ companyId, userId: actorOf({ userId, view }), from: from ?? nowhere, now });

/** Takes the next place in the chain of a company. Other transactions that need it wait until this one has ended. */
async function takePlace(tx: Tx, { companyId, userId }: AuditedBy) {
  const [place] = await rowsOf<{ seq: number; previous: string; name: string | null }>(
    tx,
    sql`insert into audit_heads as h (company_id, seq, hash) values (${companyId}, 1, '')
      on conflict (company_id) do update set seq = h.seq + 1
      returning h.seq, h.hash as previous, (select full_name from users where id = ${userId}) as name`,
  );
  if (place === undefined) throw new Error('An insert answered no row');
  return place;
}

const sentenceOf = (action: AuditAction, details: AuditDetails, name: string | null): string =>
  textOf({ code: `auditoria-${action}`, params: { ...details, nombre: name ?? '' } });

/**
 * Writes down what somebody does, in the transaction in which it is done: either both are there or neither. Inside the scope of the
 * company or as the system. It is the last thing of its transaction, since from here on nobody else of the company can write down
 * anything; who takes another lock afterwards may wait for one who waits for this.
 */
export async function recordAudit(tx: Tx, by: AuditedBy, act: Act): Promise<void> {
  const { companyId, userId, from, now: at } = by;
  const { action, subject } = act;
  const details: AuditDetails = act.details ?? {};
  const { seq, previous, name } = await takePlace(tx, by);
  const actor = {
    actorName: name,
    address: from.address === '' ? null : from.address,
    browser: browserText(from),
  };
  const subjectName = subject?.name ?? null;
  const [actorSalt, subjectSalt] = [newSalt(), newSalt()];
  const linked = {
    companyId,
    seq,
    at,
    action,
    actorId: userId,
    actorDigest: personalDigest(actorSalt, aboutActor(actor)),
    subjectKind: subject?.kind ?? null,
    subjectId: subject === undefined ? null : String(subject.id),
    subjectDigest: personalDigest(subjectSalt, aboutSubject({ subjectName })),
    details,
    previous,
  };
  const hash = hashOf(linked);
  const words = [name, sentenceOf(action, details, subjectName), from.address];
  const searchText = foldText(words.filter((word) => word !== null).join(' '));
  const personal = { ...actor, actorSalt, subjectName, subjectSalt, searchText };
  await tx.insert(auditEntries).values({ ...linked, ...personal, hash });
  await tx.update(auditHeads).set({ hash }).where(eq(auditHeads.companyId, companyId));
}

/**
 * Erases what a company's audit says of a person: their name, mail, addresses and browsers. What was done stays, and so does the chain.
 * In a transaction of the system.
 */
export async function eraseAuditedPerson(
  tx: Tx,
  { companyId, userId, email }: { companyId: number; userId: number; email: string },
): Promise<void> {
  const ofCompany = eq(auditEntries.companyId, companyId);
  await tx
    .update(auditEntries)
    .set({ actorName: null, address: null, browser: null, actorSalt: null, searchText: null })
    .where(and(ofCompany, eq(auditEntries.actorId, userId)));
  await tx
    .update(auditEntries)
    .set({ subjectName: null, subjectSalt: null, searchText: null })
    .where(
      and(
        ofCompany,
        or(
          and(eq(auditEntries.subjectKind, 'persona'), eq(auditEntries.subjectId, String(userId))),
          and(eq(auditEntries.subjectKind, 'invitacion'), eq(auditEntries.subjectName, email)),
        ),
      ),
    );
}

/** Writes down that the import of a file was asked for. */
export function recordImport(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  { id, fileName }: { id: number; fileName: string },
): Promise<void> {
  const subject = { kind: 'importacion', id, name: fileName } as const;
  return recordAudit(tx, auditedAs(caller, now), { action: 'importacion', subject });
}

/** Writes down that a list was exported: in the transaction that reads it, so that nobody takes it along unnoticed. */
export function recordExport(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  lista: AuditedList,
): Promise<void> {
  return recordAudit(tx, auditedAs(caller, now), { action: 'exportacion', details: { lista } });
}

/** Changes a rule of the company in a transaction, and writes down that it was changed. */
export function changeRule<T>(
  database: Database,
  { caller, now }: { caller: Caller; now: Date },
  regla: AuditedRule,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.transaction(scopeOf(caller), async (tx) => {
    const changed = await change(tx);
    const act = { action: 'empresa-regla', details: { regla } } as const;
    await recordAudit(tx, auditedAs(caller, now), act);
    return changed;
  });
}
