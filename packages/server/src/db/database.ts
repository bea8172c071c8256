import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { diskFull } from './failure-states.ts';

/** A company and who acts in it. */
export interface CompanyScope {
  companyId: number;
  userId: number;
  /** Whose eyes restricted tenders are seen with, where not with those of the person. */
  seenAs?: number | undefined;
}

/**
 * What a transaction may see: one company's rows, or as `system` what belongs to no company
 * (sign-in, sessions, importing public facts). The database enforces it, whatever the query.
 */
export type Scope = CompanyScope | 'system';

type NoSchema = Record<string, never>;

/** A transaction that is already inside its scope. */
export type Tx = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** A statement as the owner of the database. */
export type OwnerQuery = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: unknown[] }>;

/** Whether the owner reads all tables as they are at one moment, or changes them. */
export type OwnerAccess = 'snapshot' | 'change';

/** Hears a payload, or null where some may have been missed. */
export type LiveHandler = (payload: string | null) => void;

export interface Database {
  kind: 'integrada' | 'postgresql';
  /** Runs `work` in a transaction bound to the scope; the only access to the tables. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads; all its statements see one moment. The database refuses it any change. */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only finds rows by their keys, where one plan is right for every value. */
  lookUp<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * A number that another takes the place of before and after anything changes that only the system role may
   * change: accounts, memberships, sessions. Null where other processes could do so unnoticed.
   */
  accountState(): number | null;
  /**
   * A statement, or without values several in a row, as the owner of the database and outside of every scope:
   * only for the job queue, which has its own schema.
   */
  asOwner: OwnerQuery;
  /** Statements of the owner in one transaction: only for backups, which leave no company's row out. */
  ownerTransaction<T>(access: OwnerAccess, work: (query: OwnerQuery) => Promise<T>): Promise<T>;
  /**
   * Hears what transactions of any process told with `tellLive`, once they are committed. Null: some of it may have been
   * missed, since the connection was lost for a while. Returns how to stop; resolves when it listens.
   */
  listen(handler: LiveHandler): Promise<() => void>;
  /** Version of PostgreSQL; also the query of the health check. */
  version(): Promise<string>;
  /** Upkeep that a PostgreSQL server does by itself; does nothing there. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether a statement that is kept for the next time is planned for its values each time, as lists and searches
 * need it, or once for all.
 */
export type Planning = 'force_custom_plan' | 'auto';

/** The settings that bind a transaction to its scope. */
export function scopeSettings(
  scope: Scope,
  planning: Planning = 'force_custom_plan',
): [name: string, value: string][] {
  const [role, company, user, seenAs] =
    scope === 'system'
      ? ['pliego_system', '', '', '']
      : [
          'pliego_app',
          String(scope.companyId),
          String(scope.userId),
          String(scope.seenAs ?? scope.userId),
        ];
  return [
    ['pliego.company', company],
    ['pliego.user', user],
    ['pliego.seen_as', seenAs],
    ['role', role],
    ['plan_cache_mode', planning],
  ];
}

/** What binds a transaction to its scope, in a single statement. */
export function scopeQuery(scope: Scope, planning?: Planning): SQL {
  const settings = scopeSettings(scope, planning).map(
    ([name, value]) => sql`set_config(${sql.raw(`'${name}'`)}, ${value}, true)`,
  );
  return sql`select ${sql.join(settings, sql`, `)}`;
}

/** Binds a transaction to its scope. */
export async function enterScope(tx: Tx, scope: Scope, planning?: Planning): Promise<void> {
  await tx.execute(scopeQuery(scope, planning));
}

/** Rows of a statement written in SQL. The caller names the columns' types, as the SQL gives them. */
export async function rowsOf<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const result = (await tx.execute(query)) as { rows: Row[] };
  return result.rows;
}

/** SQLSTATE of a database error, through the wrapper Drizzle puts around it. */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/**
 * An error as it may be logged or shown: the wrapper of a failed statement quotes its parameters, among them
 * addresses, searches and hashes, which belong in no log; its cause has the reason.
 */
export function withoutParameters(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? error.name) : error;
}

export const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';

const connectionFailure = '08006';

/**
 * The failure of a transaction that has no connection any more. The driver's errors of that have no code, and a failed
 * rollback hides what went wrong before.
 */
export function connectionLost(error: unknown): Error {
  const code = isUnavailable(error) ? sqlStateOf(error) : connectionFailure;
  const reason = withoutParameters(error);
  const message = reason instanceof Error && reason.message !== '' ? reason.message : code;
  return Object.assign(new Error(message), { code });
}

/** Classes of SQLSTATE, and codes of sockets, that mean the database itself is out of reach. */
const unavailable = /^(08|57P0|53|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** Whether an error means that the database cannot be reached, rather than that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.test(sqlStateOf(error) ?? '');
}

/** Whether an error means that there was no room: in the database, or for a file such as an upload. */
export function isDiskFull(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === diskFull || state === 'ENOSPC';
}
