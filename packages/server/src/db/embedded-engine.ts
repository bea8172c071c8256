import { PGlite, types } from '@electric-sql/pglite';
import { connectionSettings } from './settings.ts';

export interface EngineResult {
  rows: unknown[];
  affectedRows?: number;
  fields: { name: string; dataTypeID: number }[];
}

/** The one process-wide connection of the embedded database, here or in a worker thread. */
export interface Engine {
  query(text: string, params: unknown[], rowMode: 'array' | 'object'): Promise<EngineResult>;
  exec(text: string): Promise<void>;
  close(): Promise<void>;
}

const asText = (value: string): string => value;

/** Types Drizzle wants as text, on every database alike. */
const parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    1115,
    1182,
    1185,
    1187,
    1231,
  ].map((type) => [type, asText]),
);

/** Opens PGlite on a folder, or in memory without one. */
export async function openEngine(dataDir?: string, template?: Blob): Promise<Engine> {
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers,
  });
  for (const [name, value] of Object.entries(connectionSettings)) {
    await pglite.exec(`SET ${name} = '${value}'`);
  }
  return {
    query: (text, params, rowMode) => pglite.query(text, params, { rowMode }),
    exec: async (text) => {
      await pglite.exec(text);
    },
    close: () => pglite.close(),
  };
}
