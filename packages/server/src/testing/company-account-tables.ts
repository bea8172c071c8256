import { type SQL, sql } from 'drizzle-orm';
import { people } from './fixture.ts';

/** Rows of an administrator of company 1, and of one to be, in the tables of accounts. */
export const accountRows: readonly SQL[] = [
  sql`insert into registrations values ('x', 'nueva@andes.demo', 'x', 'x', 'x', 'x', 'x', now(), now())`,
  sql`insert into account_tokens values (1, 'reset-password', 'x', now())`,
  sql`insert into profiles values (1, '{}', null, null)`,
  sql`insert into sign_in_challenges values ('x', 1, 1, 0, now())`,
  sql`insert into api_keys (id, company_id, user_id, name, prefix, key_hash, scopes, created_at, expires_at) values (1000, 1, 1, 'x', 'x', 'x', '[]', now(), now())`,
  sql`insert into company_sign_in values (1, false, '{}', '{contrasena}', 1)`,
  sql`insert into two_steps values (1, 'x', now(), 0)`,
  sql`insert into recovery_codes values (1, 'x')`,
  sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_synced, created_at) values (1, 'x', 'x', 'x', 0, '{}', false, now())`,
  sql`insert into passkey_challenges values ('x', 1, null, now())`,
  sql`insert into company_providers values (1, 'https://x.test', 'x', 'x', 1)`,
  sql`insert into organization_sign_ins values ('x', 1, 'x', 'x', '{}', now())`,
  sql`insert into known_places values (1, 'device', 'x', now())`,
  sql`insert into attempts (bucket, at) values ('x', now())`,
  sql`insert into outbox values ('x', 'x', 1, now(), now())`,
  sql`insert into key_checks values (2, 'x')`,
  sql`insert into fold_state values (1, 1, null)`,
];

/** What the tables of accounts are written with from outside; see `writes`. */
export const accountWrites: Record<string, { insert: SQL; update: SQL }> = {
  registrations: {
    insert: sql`insert into registrations values ('y', 'x', 'x', 'x', 'x', 'x', 'x', now(), now()) returning 1`,
    update: sql`update registrations set password_hash = 'x' returning 1`,
  },
  account_tokens: {
    insert: sql`insert into account_tokens values (1, 'reset-password', 'y', now()) returning 1`,
    update: sql`update account_tokens set token_hash = 'y' returning 1`,
  },
  sign_in_challenges: {
    insert: sql`insert into sign_in_challenges values ('y', 1, 1, 0, now()) returning 1`,
    update: sql`update sign_in_challenges set user_id = ${people.foreign.id} returning 1`,
  },
  two_steps: {
    insert: sql`insert into two_steps values (2, 'y', now(), 0) returning 1`,
    update: sql`update two_steps set enabled_at = null returning 1`,
  },
  recovery_codes: {
    insert: sql`insert into recovery_codes values (1, 'y') returning 1`,
    update: sql`update recovery_codes set code_hash = 'y' returning 1`,
  },
  passkeys: {
    insert: sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_synced, created_at) values (1, 'y', 'y', 'y', 0, '{}', false, now()) returning 1`,
    update: sql`update passkeys set user_id = ${people.foreign.id} returning 1`,
  },
  passkey_challenges: {
    insert: sql`insert into passkey_challenges values ('y', 1, null, now()) returning 1`,
    update: sql`update passkey_challenges set user_id = ${people.foreign.id} returning 1`,
  },
  company_providers: {
    insert: sql`insert into company_providers values (2, 'https://y.test', 'y', 'y', 1) returning 1`,
    update: sql`update company_providers set issuer = 'https://y.test' returning 1`,
  },
  organization_sign_ins: {
    insert: sql`insert into organization_sign_ins values ('y', 1, 'y', 'y', '{}', now()) returning 1`,
    update: sql`update organization_sign_ins set company_id = 2 returning 1`,
  },
  known_places: {
    insert: sql`insert into known_places values (1, 'device', 'y', now()) returning 1`,
    update: sql`update known_places set last_used_at = now() returning 1`,
  },
  attempts: {
    insert: sql`insert into attempts (bucket, at) values ('y', now()) returning 1`,
    update: sql`update attempts set at = now() returning 1`,
  },
};
