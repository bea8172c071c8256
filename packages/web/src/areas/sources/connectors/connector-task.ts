/** What an administrator does with a connector. */
export type ConnectorTask = 'edit' | 'backfill' | 'rounds' | 'remove';

/** What is being done, and to which connector: its number alone, for what it says goes on changing. */
export type ConnectorDoing = { what: 'create' } | { what: ConnectorTask; id: number };
