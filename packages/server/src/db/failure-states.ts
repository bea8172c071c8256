/*
 * SQLSTATEs of a database that cannot do its work. They are apart from `database.ts` because the worker of the embedded
 * one needs nothing else of it.
 */

/** A statement was stopped because it took too long. */
export const statementTimeout = '57014';
export const diskFull = '53100';
/** The database ended in the middle: the embedded engine was restarted. */
export const engineFailure = '57P02';
