import type { Collection, CollectionOf, Row, Store } from '@pliego/sample-api/store';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { companySampleStore } from '#server/areas/sample/store.ts';
import { type Database, rowsOf } from '#server/db/database.ts';
import { people } from './fixture.ts';
import { openCopy, origin } from './test-database.ts';

let opened: Promise<Database> | undefined;
function database(): Promise<Database> {
  opened ??= openCopy(origin(), pino({ level: 'silent' }));
  return opened;
}

let companies = 0;
async function newCompany(): Promise<number> {
  companies += 1;
  const name = `Muestra ${companies}`;
  const insert = sql`insert into companies (name, tax_id) values (${name}, ${name}) returning id`;
  const db = await database();
  const [row] = await db.transaction('system', (tx) => rowsOf<{ id: number }>(tx, insert));
  if (row === undefined) throw new Error('The company was not written');
  return row.id;
}

/** The store of a company, created when its data is first requested; all are in one database. */
export function storeOfNewCompany(clock: () => Date): Store {
  let begun: Promise<Store> | undefined;
  const begin = async () => {
    const scope = { companyId: await newCompany(), userId: people.admin.id };
    return companySampleStore(await database(), scope, clock);
  };
  const store = (): Promise<Store> => (begun ??= begin());
  return {
    collection<T extends Row>(definition: CollectionOf<T>): Collection<T> {
      const collection = async () => (await store()).collection(definition);
      return {
        list: async (selection) => (await collection()).list(selection),
        get: async (id) => (await collection()).get(id),
        insert: async (make) => (await collection()).insert(make),
        update: async (id, change) => (await collection()).update(id, change),
        remove: async (id) => (await collection()).remove(id),
      };
    },
    reset: async () => (await store()).reset(),
  };
}

export async function closeStores(): Promise<void> {
  await (await opened)?.close();
}
