import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { OwnerQuery } from '../database.ts';
import { locks } from '../locks.ts';
import {
  biState,
  createViews,
  databaseName,
  dropBi,
  dropRole,
  dropViews,
  letSee,
  namesIn,
  roleExists,
  rolePrefix,
} from './definition.ts';

/** A role by which other tools read what one company sees. */
export interface BiAccess {
  role: string;
  companyId: number;
  company: string;
  openedAt: string;
  passwordSince: string;
}

const rounds = 4096;
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * What the server keeps of a password (RFC 5803, SCRAM-SHA-256). Worked out here, so that the password itself is in no statement, which a
 * server may log. Only for texts of plain ASCII, which need no preparation.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const storedKey = sha256(hmac(salted, 'Client Key')).toString('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** What sessions of such a role begin with. The role may set them otherwise: they are for its own good, and isolate nothing. */
const sessionSettings: Readonly<Record<string, string>> = {
  default_transaction_read_only: 'on',
  statement_timeout: '120s',
  idle_in_transaction_session_timeout: '60s',
  lock_timeout: '10s',
  search_path: 'bi',
  timezone: 'America/Santiago',
};

/** How many of a role may be connected at once: a tool keeps a few. */
const mostConnections = 8;

/** One process at a time opens, closes or makes anew. */
const takeTurn = (query: OwnerQuery) => query('select pg_advisory_xact_lock($1)', [locks.bi]);

const endSessionsOf = (query: OwnerQuery, name: string) =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and datname = current_database()`,
    [name],
  );

/** A role of that name is not one that was made here. */
export class ForeignRole extends Error {}

/** The owner of the tables may not create roles. */
export class NoRoleCreator extends Error {}

async function checkCreator(query: OwnerQuery): Promise<void> {
  const { rows } = await query(
    'select from pg_roles where rolname = current_user and (rolcreaterole or rolsuper)',
  );
  if (rows.length === 0) throw new NoRoleCreator();
}

async function makeRole(query: OwnerQuery, name: string, verifier: string): Promise<void> {
  const role = escapeIdentifier(name);
  await query(
    `create role ${role} login noinherit connection limit ${mostConnections} password ${escapeLiteral(verifier)}`,
  );
  // Without this the owner could not end its sessions.
  await query(`grant ${role} to current_user`);
  const database = escapeIdentifier(await databaseName(query));
  for (const [setting, value] of Object.entries(sessionSettings)) {
    await query(
      `alter role ${role} in database ${database} set ${setting} = ${escapeLiteral(value)}`,
    );
  }
}

/**
 * Opens the access of a company, or gives the one that it has another password; answers its role.
 *
 * @throws {ForeignRole} Where a role of that name is there that was not made here.
 * @throws {NoRoleCreator} Where the owner of the tables may not create roles.
 */
export async function openAccess(
  query: OwnerQuery,
  { companyId, password, now }: { companyId: number; password: string; now: Date },
): Promise<{ role: string; isNew: boolean }> {
  await takeTurn(query);
  await checkCreator(query);
  const state = await biState(query);
  if (state === 'stale') await dropViews(query);
  if (state !== 'current') await createViews(query);
  const name = `${await rolePrefix(query)}_${companyId}`;
  const verifier = scramVerifier(password);
  const { rows } = await query('select from bi.accesos where empresa_id = $1', [companyId]);
  const exists = await roleExists(query, name);
  if (rows.length === 0 && exists) throw new ForeignRole(name);
  if (exists) {
    await query(`alter role ${escapeIdentifier(name)} password ${escapeLiteral(verifier)}`);
    // Sessions that began with the old password end.
    await endSessionsOf(query, name);
  } else await makeRole(query, name, verifier);
  await query(
    `insert into bi.accesos (rol, empresa_id, abierto, clave_desde) values ($1, $2, $3, $3)
      on conflict (rol) do update set clave_desde = excluded.clave_desde`,
    [name, companyId, now.toISOString()],
  );
  await letSee(query, name);
  return { role: name, isNew: !exists };
}

/** Takes the access of a company away and ends its sessions; answers its role, or null where it has none. */
export async function closeAccess(query: OwnerQuery, companyId: number): Promise<string | null> {
  await takeTurn(query);
  if ((await biState(query)) === 'absent') return null;
  const [name] = await namesIn(
    query,
    'delete from bi.accesos where empresa_id = $1 returning rol::text as name',
    [companyId],
  );
  if (name === undefined) return null;
  await endSessionsOf(query, name);
  await dropRole(query, name);
  const left = await query('select from bi.accesos limit 1');
  if (left.rows.length === 0) await dropBi(query);
  return name;
}

/** The accesses that are open, by company. */
export async function listAccesses(query: OwnerQuery): Promise<BiAccess[]> {
  if ((await biState(query)) === 'absent') return [];
  const { rows } = await query(
    `select a.rol::text as role, a.empresa_id as "companyId", c.name as company,
      to_char(a.abierto at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "openedAt",
      to_char(a.clave_desde at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "passwordSince"
    from bi.accesos a join public.companies c on c.id = a.empresa_id order by a.empresa_id`,
  );
  return rows as BiAccess[];
}

/**
 * What the server lets everybody do in this database, the roles too, and a user that owns neither database nor schema cannot take away:
 * statements for who can.
 */
export async function openDoors(query: OwnerQuery): Promise<string[]> {
  const { rows } = await query(
    `select current_database()::text as name,
      has_database_privilege('public', current_database(), 'temporary') as temporary,
      has_schema_privilege('public', 'public', 'create') as creation,
      pg_has_role(d.datdba, 'usage') as "ownsDatabase", pg_has_role(n.nspowner, 'usage') as "ownsSchema"
    from pg_database d, pg_namespace n where d.datname = current_database() and n.nspname = 'public'`,
  );
  const [found] = rows as {
    name: string;
    temporary: boolean;
    creation: boolean;
    ownsDatabase: boolean;
    ownsSchema: boolean;
  }[];
  if (found === undefined) return [];
  const database = escapeIdentifier(found.name);
  const doors = [
    ...(found.temporary
      ? [
          {
            text: `revoke temporary on database ${database} from public`,
            isOurs: found.ownsDatabase,
          },
        ]
      : []),
    ...(found.creation
      ? [{ text: 'revoke create on schema public from public', isOurs: found.ownsSchema }]
      : []),
  ];
  for (const { text, isOurs } of doors) if (isOurs) await query(text);
  return doors.filter(({ isOurs }) => !isOurs).map(({ text }) => text);
}
