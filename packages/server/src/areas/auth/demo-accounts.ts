import type { Role } from '@pliego/contract/abilities';
import type { authEndpoints } from '@pliego/contract/areas/auth';
import type { Answer } from '@pliego/contract/endpoint';
import type { Database } from '#server/db/database.ts';
import { demoUsers } from './queries.ts';

/** The password of every account of the demonstration. It is shown on the sign-in screen. */
export const demoPassword = 'pliego-demo';

interface DemoAccount {
  fullName: string;
  email: string;
  empresas: string[];
  role: Role;
}

/** The accounts that the sign-in screen offers; none outside of a demonstration. */
export async function demoAccounts(
  database: Database,
): Promise<Answer<(typeof authEndpoints)['demoAccounts']>> {
  const rows = await database.read('system', demoUsers);
  const accounts = new Map<number, DemoAccount>();
  for (const { id, fullName, email, company, role } of rows) {
    const account = accounts.get(id) ?? { fullName, email, empresas: [], role };
    account.empresas.push(company);
    accounts.set(id, account);
  }
  return {
    password: accounts.size > 0 ? demoPassword : null,
    cuentas: [...accounts.values()],
  };
}
