/** What an administrator does with a connector. */
export type ConnectorTask = 'edit' | 'backfill' | 'rounds' | 'remove';

/** The open dialog, and its connector: only the id, because the data keeps changing. */
export type ConnectorDoing = { what: 'create' } | { what: ConnectorTask; id: number };
