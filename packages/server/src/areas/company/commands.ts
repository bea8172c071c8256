import { createHash } from 'node:crypto';
import type { Company, CompanyChange, logoTypes } from '@pliego/contract/areas/company';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { communesOf } from '@pliego/contract/rules/communes';
import { eq } from 'drizzle-orm';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { companyLogos, companyProfiles } from '#server/db/schema/company-profile.ts';
import { companyOf } from './queries.ts';

/** Who changes the company, based on which version of it, and when. */
interface Change {
  caller: Caller;
  ifVersion: number | undefined;
  now: Date;
}

type Data = Required<{
  [Name in keyof CompanyChange]: Exclude<CompanyChange[Name], undefined>;
}>;

const dataNames = [
  'nombre',
  'rut',
  'giro',
  'direccion',
  'region',
  'comuna',
  'contacto',
  'correo',
  'telefono',
  'sitioWeb',
] as const satisfies (keyof Data)[];

/** A commune without its region, or of another, is an address that nobody finds. */
function checkPlace({ region, comuna }: Data): void {
  if (comuna === null) return;
  if (region !== null && communesOf(region).includes(comuna)) return;
  throw fieldProblem('datos-invalidos', 'comuna', createMessage('comuna-de-otra-region'));
}

async function rename(tx: Tx, companyId: number, { nombre, rut }: Data): Promise<void> {
  try {
    await tx.update(companies).set({ name: nombre, taxId: rut }).where(eq(companies.id, companyId));
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'rut', createMessage('rut-de-otra-empresa'));
  }
}

/** The company as it is, and nobody else changes it until the transaction ends. */
async function holdCompany(tx: Tx, { caller, ifVersion }: Change): Promise<Company> {
  const { companyId } = caller;
  // Of the row that is always there: that of the profile is made by the first change.
  await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const held = await companyOf(tx, companyId);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: held });
  }
  return held;
}

/** Writes down what was changed of the company. */
function record(
  tx: Tx,
  { caller, now }: Pick<Change, 'caller' | 'now'>,
  action: 'empresa-datos' | 'empresa-logo' | 'empresa-logo-quitado',
): Promise<void> {
  return recordAudit(tx, auditedAs(caller, now), { action });
}

/** Changes what a company says of itself, its name and RUT too. */
export async function updateCompany(
  tx: Tx,
  change: Change,
  given: CompanyChange,
): Promise<Company> {
  const { caller, now } = change;
  const { companyId, userId } = caller;
  const held = await holdCompany(tx, change);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const next: Data = { ...held, ...said };
  if (dataNames.every((name) => next[name] === held[name])) return held;
  checkPlace(next);
  const row = {
    activity: next.giro,
    address: next.direccion,
    region: next.region,
    commune: next.comuna,
    contact: next.contacto,
    email: next.correo,
    phone: next.telefono,
    website: next.sitioWeb,
    version: held.version + 1,
    changedAt: now,
    changedBy: userId,
  };
  await tx
    .insert(companyProfiles)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companyProfiles.companyId, set: row });
  await rename(tx, companyId, next);
  await record(tx, change, 'empresa-datos');
  return companyOf(tx, companyId);
}

/** Keeps an image as the logo, instead of the one before. */
export async function setLogo(
  tx: Tx,
  by: Pick<Change, 'caller' | 'now'>,
  { mediaType, bytes }: { mediaType: (typeof logoTypes)[number]; bytes: Uint8Array },
): Promise<Company> {
  const { companyId } = by.caller;
  const row = {
    mediaType,
    byteCount: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    content: bytes,
  };
  await tx
    .insert(companyLogos)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companyLogos.companyId, set: row });
  await record(tx, by, 'empresa-logo');
  return companyOf(tx, companyId);
}

export async function removeLogo(tx: Tx, by: Pick<Change, 'caller' | 'now'>): Promise<Company> {
  const { companyId } = by.caller;
  const removed = await tx
    .delete(companyLogos)
    .where(eq(companyLogos.companyId, companyId))
    .returning({ companyId: companyLogos.companyId });
  if (removed.length > 0) await record(tx, by, 'empresa-logo-quitado');
  return companyOf(tx, companyId);
}
