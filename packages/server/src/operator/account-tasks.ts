import { Role } from '@pliego/contract/abilities';
import { CompanyRut, nameText } from '@pliego/contract/areas/account';
import { NewPassword, type PasswordOwner } from '@pliego/contract/areas/account-password';
import { Email } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import * as z from 'zod';
import {
  furnishCompany,
  insertCompany,
  insertMembership,
  insertUser,
  lockAccounts,
  replacePassword,
  setUserStatus,
} from '#server/areas/auth/account-commands.ts';
import { companyByTaxId } from '#server/areas/auth/account-queries.ts';
import { weaknessOf } from '#server/auth/password-weakness.ts';
import { forgiveAccount } from '#server/areas/auth/attempt-commands.ts';
import { type AuditedBy, recordAudit } from '#server/areas/audit/commands.ts';
import { forgetSecondSteps } from '#server/areas/auth/commands.ts';
import { removeAuthenticator } from '#server/areas/auth/two-step-commands.ts';
import { recordInAll } from '#server/areas/auth/audit-commands.ts';
import { recordRevoked, revokeKeysOf } from '#server/areas/keys/revoke-commands.ts';
import { userByEmail, withCompanyNames } from '#server/areas/auth/queries.ts';
import { usernameFrom } from '#server/areas/auth/username.ts';
import { nowhere } from '#server/auth/origin.ts';
import { hashPassword } from '#server/auth/password.ts';
import type { Tx } from '#server/db/database.ts';
import { textOf } from '#server/texts/text-of.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorTask } from './task.ts';

/** What became of an account; `joined` was there before, and kept its password. */
export type AccountEvent = { kind: 'created' | 'joined' | 'changed'; email: string };

const person = {
  email: Email,
  fullName: nameText(checkCode('falta-tu-nombre')),
  password: NewPassword,
};

const Company = z.object({
  ...person,
  rut: CompanyRut,
  empresa: nameText(checkCode('falta-empresa')),
});
const User = z.object({ ...person, rut: CompanyRut, role: Role });
const Password = z.object({ email: Email, password: NewPassword });
const Account = z.object({ email: Email });
const Status = z.object({ email: Email, status: z.enum(['active', 'inactive']) });

type Person = Pick<z.infer<typeof User>, keyof typeof person>;

/** Refuses a password that is easy to guess for this person. */
async function refuseWeak(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  if (weakness !== null) throw new OperatorRefusal(textOf(weakness));
}

/** The user with an e-mail, who is created when there is none. */
async function userOf(
  tx: Tx,
  { password, empresa, ...named }: Person & { passwordHash: string; empresa: string },
  now: Date,
) {
  const known = await userByEmail(tx, named.email);
  if (known !== undefined) return { userId: known.id, kind: 'joined' as const };
  await refuseWeak(password, { ...named, empresa });
  const username = usernameFrom(named.email);
  return { userId: await insertUser(tx, { ...named, username }, now), kind: 'created' as const };
}

async function knownUser(tx: Tx, email: string) {
  const user = await userByEmail(tx, email);
  if (user === undefined) throw new OperatorRefusal(`No hay una cuenta con el correo ${email}.`);
  return user;
}

/** Nobody of a company, and from no address. */
const byOperator = (companyId: number, now: Date): AuditedBy => ({
  companyId,
  userId: null,
  from: nowhere,
  now,
});

/** Writes down what the operator did to an account, in each of its companies. */
async function recordOfAccount(
  tx: Tx,
  { id, fullName }: { id: number; fullName: string },
  action:
    | 'contrasena-por-operador'
    | 'segundo-paso-por-operador'
    | 'cuenta-cerrada'
    | 'cuenta-abierta',
  now: Date,
): Promise<void> {
  const subject = { kind: 'persona', id, name: fullName } as const;
  await recordInAll(tx, { userId: id, by: null, from: nowhere, now }, { action, subject });
}

/** Creates a company and its administrator, who may have an account already. */
export const companyTask: OperatorTask<z.infer<typeof Company>, AccountEvent> = {
  address: '/api/operador/empresas',
  input: Company,
  inTurn: false,
  run: async ({ database, now }, { rut: taxId, empresa: name, ...admin }, tell) => {
    const passwordHash = await hashPassword(admin.password);
    const kind = await database.transaction('system', async (tx) => {
      await lockAccounts(tx);
      if ((await companyByTaxId(tx, taxId)) !== undefined) {
        throw new OperatorRefusal(`Ya hay una empresa con el RUT ${taxId}.`);
      }
      const companyId = await insertCompany(tx, { name, taxId }, now());
      const user = await userOf(tx, { ...admin, passwordHash, empresa: name }, now());
      await insertMembership(tx, { companyId, userId: user.userId, role: 'admin' }, now());
      await furnishCompany(tx, { companyId, userId: user.userId });
      const by = byOperator(companyId, now());
      const subject = { kind: 'persona', id: user.userId, name: admin.fullName } as const;
      await recordAudit(tx, by, { action: 'empresa-creada' });
      await recordAudit(tx, by, { action: 'persona-agregada', subject, details: { rol: 'admin' } });
      return user.kind;
    });
    tell({ kind, email: admin.email });
  },
};

/** Lets somebody into a company, with a new account when there is none with that e-mail. */
export const userTask: OperatorTask<z.infer<typeof User>, AccountEvent> = {
  address: '/api/operador/usuarios',
  input: User,
  inTurn: false,
  run: async ({ database, now }, { rut: taxId, role, ...member }, tell) => {
    const passwordHash = await hashPassword(member.password);
    const kind = await database.transaction('system', async (tx) => {
      await lockAccounts(tx);
      const company = await companyByTaxId(tx, taxId);
      if (company === undefined) {
        throw new OperatorRefusal(
          `No hay una empresa con el RUT ${taxId}: créala con «company create».`,
        );
      }
      const user = await userOf(tx, { ...member, passwordHash, empresa: company.name }, now());
      const membership = { companyId: company.id, userId: user.userId, role };
      if (!(await insertMembership(tx, membership, now()))) {
        throw new OperatorRefusal(`${member.email} ya está en ${company.name}.`);
      }
      const subject = { kind: 'persona', id: user.userId, name: member.fullName } as const;
      const act = { action: 'persona-agregada', subject, details: { rol: role } } as const;
      await recordAudit(tx, byOperator(company.id, now()), act);
      return user.kind;
    });
    tell({ kind, email: member.email });
  },
};

/** Changes a password and ends the sessions opened with the old one. */
export const newPasswordTask: OperatorTask<z.infer<typeof Password>, AccountEvent> = {
  address: '/api/operador/usuarios/contrasena',
  input: Password,
  inTurn: false,
  run: async ({ database, now }, { email, password }, tell) => {
    const passwordHash = await hashPassword(password);
    await database.transaction('system', async (tx) => {
      const user = await knownUser(tx, email);
      await refuseWeak(password, await withCompanyNames(tx, user));
      await replacePassword(tx, user.id, passwordHash, undefined);
      await forgiveAccount(tx, 'sign-in', email);
      const revoked = await revokeKeysOf(tx, { userId: user.id }, now());
      await recordOfAccount(tx, user, 'contrasena-por-operador', now());
      await recordRevoked(tx, revoked, { userId: null, from: nowhere, now: now() });
    });
    tell({ kind: 'changed', email });
  },
};

/**
 * Takes away the second step of one account whose authenticator and recovery codes are lost, or whose key is. The password
 * stays, and so do passkeys; sessions no longer count as opened with it.
 */
export const secondStepTask: OperatorTask<z.infer<typeof Account>, AccountEvent> = {
  address: '/api/operador/usuarios/segundo-paso',
  input: Account,
  inTurn: false,
  run: async ({ database, now }, { email }, tell) => {
    await database.transaction('system', async (tx) => {
      const user = await knownUser(tx, email);
      if (!(await removeAuthenticator(tx, user.id))) {
        throw new OperatorRefusal(`La cuenta ${email} no tiene un segundo paso activo.`);
      }
      await forgetSecondSteps(tx, user.id);
      await forgiveAccount(tx, 'second-step', String(user.id));
      await recordOfAccount(tx, user, 'segundo-paso-por-operador', now());
    });
    tell({ kind: 'changed', email });
  },
};

/** Closes an account, ending its sessions, or opens it again. */
export const statusTask: OperatorTask<z.infer<typeof Status>, AccountEvent> = {
  address: '/api/operador/usuarios/estado',
  input: Status,
  inTurn: false,
  run: async ({ database, now }, { email, status }, tell) => {
    await database.transaction('system', async (tx) => {
      const user = await knownUser(tx, email);
      await setUserStatus(tx, user.id, status);
      const action = status === 'active' ? 'cuenta-abierta' : 'cuenta-cerrada';
      await recordOfAccount(tx, user, action, now());
    });
    tell({ kind: 'changed', email });
  },
};
