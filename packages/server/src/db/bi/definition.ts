import { createHash } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { OwnerQuery } from '../database.ts';
import { biViews, companyTables, sharedTables } from './views.ts';

/*
 * The schema `bi`: views for other tools, each of one company (docs/decisions/0088). It is no part of the migrations and of no backup:
 * it is there once an operator opened an access, and is made anew from this file whenever the tables under it or the file changed.
 */

/** The schema's one table: which company each role sees. Nobody but the owner reads it. */
const accessTable = `create table if not exists bi.accesos (
  rol name primary key,
  empresa_id integer not null unique references public.companies (id) on delete cascade,
  abierto timestamptz not null,
  clave_desde timestamptz not null
)`;

/**
 * The company of the role that signed in, whatever that role sets: `session_user` is the role of the connection, and no statement of the
 * role changes it. None once the company is closed.
 */
const companyFunction = `create or replace function bi.empresa_del_rol() returns integer
  language sql stable parallel safe security definer set search_path = pg_catalog
  as $$ select a.empresa_id from bi.accesos a join public.companies c on c.id = a.empresa_id
    where a.rol = session_user and c.closed_at is null $$`;

/** The function reads as the owner of the tables, who meets rows only where a policy says so: here that of the role that asks. */
const askingPolicy = `create policy bi_asks on public.companies for select to current_user
  using (id = (select a.empresa_id from bi.accesos a where a.rol = session_user))`;

/** Tenders that are in no view: kept to a team, or deleted. Read by the other views alone. */
const hiddenView = `create view bi.ocultas with (security_barrier) as
  select w.tender_id as licitacion_id from public.tender_work w where w.company_id = (select bi.empresa_del_rol()) and w.is_restricted
  union all
  select r.tender_id from public.removed_tenders r where r.company_id = (select bi.empresa_del_rol())`;

const viewStatements = biViews.map(({ name, columns, from }) => {
  const list = columns.map(([column, value]) => `${value} as ${column}`).join(', ');
  return `create view bi.${name} with (security_barrier) as select ${list} from ${from}`;
});

/** What each view and column means, which other tools show beside their names. */
const commentStatements = biViews.flatMap(({ name, meaning, columns }) => [
  `comment on view bi.${name} is ${escapeLiteral(meaning)}`,
  ...columns.map(
    ([column, , of]) => `comment on column bi.${name}.${column} is ${escapeLiteral(of)}`,
  ),
]);

/** Which definition a database has is written in the comment of its schema. */
const version = createHash('sha256')
  .update(
    JSON.stringify([companyFunction, askingPolicy, hiddenView, viewStatements, commentStatements]),
  )
  .digest('hex')
  .slice(0, 16);

/** The roles that requests are served by; they keep what everybody else loses. */
const servingRoles = 'pliego_app, pliego_system, pliego_serving';

/** The names that a statement answers. */
export async function namesIn(
  query: OwnerQuery,
  text: string,
  values?: readonly unknown[],
): Promise<string[]> {
  const { rows } = await query(text, values);
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Whether the server has a role of a name. */
export async function roleExists(query: OwnerQuery, name: string): Promise<boolean> {
  return (
    (await namesIn(query, 'select rolname as name from pg_roles where rolname = $1', [name]))
      .length > 0
  );
}

/** The name of the database, as a statement quotes it. */
export async function databaseName(query: OwnerQuery): Promise<string> {
  const [name = ''] = await namesIn(query, 'select current_database()::text as name');
  return name;
}

const accessRoles = (query: OwnerQuery) =>
  namesIn(query, 'select rol::text as name from bi.accesos order by 1');

/**
 * What roles of this database are called begins with: roles are of the whole server, and two databases of one server may both have a
 * company 1. A name has 63 letters at most.
 */
export async function rolePrefix(query: OwnerQuery): Promise<string> {
  const name = await databaseName(query);
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_');
  if (plain === name && name.length <= 45) return `${name}_bi`;
  return `${plain.slice(0, 36)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}_bi`;
}

export type BiState = 'absent' | 'stale' | 'current';

/** Whether the schema is there, and is that of this version of the product. */
export async function biState(query: OwnerQuery): Promise<BiState> {
  const { rows } = await query(
    `select obj_description(n.oid, 'pg_namespace') as comment from pg_namespace n where n.nspname = 'bi'
      and to_regclass('bi.accesos') is not null`,
  );
  const [row] = rows as { comment: string | null }[];
  if (row === undefined) return 'absent';
  return row.comment === version ? 'current' : 'stale';
}

/** Ends the sessions of the roles, which else hold the tables for as long as their transactions last. */
async function endSessions(query: OwnerQuery): Promise<void> {
  await query(
    `select pg_terminate_backend(s.pid) from pg_stat_activity s join bi.accesos a on a.rol = s.usename
      where s.datname = current_database() and pg_has_role(s.usename, 'usage')`,
  );
}

/** Takes the views away, with the policies and grants that they read by. Accesses stay. */
export async function dropViews(query: OwnerQuery): Promise<void> {
  await endSessions(query);
  await query(`comment on schema bi is null`);
  await query('drop policy if exists bi_asks on public.companies');
  await query(`drop owned by ${escapeIdentifier(await rolePrefix(query))}`);
}

/** The role that owns the views: it reads what they read, and nobody can sign in as it or become it. */
async function ownerOfViews(query: OwnerQuery): Promise<string> {
  const name = await rolePrefix(query);
  const role = escapeIdentifier(name);
  if (!(await roleExists(query, name))) await query(`create role ${role} nologin`);
  await query(`grant ${role} to current_user`);
  return role;
}

/** What the role that owns the views may read, row by row. */
async function letRead(query: OwnerQuery, role: string): Promise<void> {
  await query(`grant usage on schema public, bi to ${role}`);
  await query(`grant execute on function bi.empresa_del_rol() to ${role}`);
  const tables = [...companyTables, ...sharedTables].map((name) => `public.${name}`).join(', ');
  await query(`grant select on ${tables} to ${role}`);
  await query(`grant select (id, full_name) on public.users to ${role}`);
  for (const table of companyTables) {
    await query(
      `create policy bi_rows on public.${table} for select to ${role} using (company_id = (select bi.empresa_del_rol()))`,
    );
  }
  for (const table of sharedTables) {
    await query(
      `create policy bi_rows on public.${table} for select to ${role}
        using (company_id is null or company_id = (select bi.empresa_del_rol()))`,
    );
  }
  await query(
    `create policy bi_rows on public.users for select to ${role} using (id in
      (select m.user_id from public.memberships m where m.company_id = (select bi.empresa_del_rol())))`,
  );
}

/**
 * Functions of the product answer for the company that a setting names, which anybody may set. They are for the roles that serve; by
 * default PostgreSQL lets everybody call them.
 */
async function closeFunctions(query: OwnerQuery): Promise<void> {
  const signatures = await namesIn(
    query,
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'usage')
        and has_function_privilege('public', p.oid, 'execute')
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
  );
  for (const signature of signatures) {
    await query(`grant execute on routine ${signature} to ${servingRoles}`);
    await query(`revoke execute on routine ${signature} from public`);
  }
}

/** What the role of a company may read: the views, and nothing else. */
export async function letSee(query: OwnerQuery, name: string): Promise<void> {
  const role = escapeIdentifier(name);
  await query(`grant usage on schema bi to ${role}`);
  await query(`grant execute on function bi.empresa_del_rol() to ${role}`);
  await query(`grant select on ${biViews.map((view) => `bi.${view.name}`).join(', ')} to ${role}`);
}

/** Makes schema and views as this version has them, and lets those with an access see them. */
export async function createViews(query: OwnerQuery): Promise<void> {
  await query('create schema if not exists bi');
  await query(accessTable);
  await query(companyFunction);
  await query('revoke execute on function bi.empresa_del_rol() from public');
  await query(askingPolicy);
  const role = await ownerOfViews(query);
  await letRead(query, role);
  await query(`grant create on schema bi to ${role}`);
  for (const text of [hiddenView, ...viewStatements, ...commentStatements]) await query(text);
  for (const name of ['ocultas', ...biViews.map((view) => view.name)]) {
    await query(`alter view bi.${name} owner to ${role}`);
  }
  await query(`revoke create on schema bi from ${role}`);
  await closeFunctions(query);
  for (const name of await accessRoles(query)) await letSee(query, name);
  await query(`comment on schema bi is ${escapeLiteral(version)}`);
}

/** Takes away everything of it, the roles too; answers their names. For a database that becomes another, or has no access left. */
export async function dropBi(query: OwnerQuery): Promise<string[]> {
  if ((await biState(query)) === 'absent') return [];
  await endSessions(query);
  const names = await accessRoles(query);
  for (const name of names) await dropRole(query, name);
  await query('drop policy if exists bi_asks on public.companies');
  await dropRole(query, await rolePrefix(query));
  await query('drop schema bi cascade');
  return names;
}

/** Takes a role away, with what it has in this database. */
export async function dropRole(query: OwnerQuery, name: string): Promise<void> {
  if (!(await roleExists(query, name))) return;
  const role = escapeIdentifier(name);
  await query(`grant ${role} to current_user`);
  await query(`drop owned by ${role}`);
  await query(`drop role ${role}`);
}
