import { resolve } from 'node:path';
import * as z from 'zod';

/** Empty counts as not set, as people write it in compose files. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Environment = z.object({
  PORT: optional(
    z.coerce
      .number('PORT debe ser un número')
      .int('PORT debe ser un número entero')
      .min(0, 'PORT debe estar entre 0 y 65535')
      .max(65_535, 'PORT debe estar entre 0 y 65535'),
  ),
  HOST: optional(z.string()),
  PLIEGO_DATA: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL debe empezar con postgres:// o postgresql://'),
  ),
  PLIEGO_DEMO: optional(z.enum(['0', '1'], 'PLIEGO_DEMO debe ser 0 o 1')),
  PLIEGO_LOG: optional(
    z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'PLIEGO_LOG debe ser debug, info, warn, error o silent',
    ),
  ),
});

/** The configuration of a process. See the table in the README. */
export interface Env {
  port: number;
  host: string;
  /** Folder of the embedded database, its lock and passing uploads. */
  dataDir: string;
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Whether an empty database gets the demonstration companies. */
  demo: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Reads and checks the environment; throws with one Spanish line a mistake. */
export function readEnv(variables: NodeJS.ProcessEnv, cwd: string): Env {
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`La configuración tiene errores:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, PLIEGO_DATA, DATABASE_URL, PLIEGO_DEMO, PLIEGO_LOG } = parsed.data;
  return {
    port: PORT ?? 3000,
    host: HOST ?? '127.0.0.1',
    dataDir: resolve(cwd, PLIEGO_DATA ?? 'data'),
    databaseUrl: DATABASE_URL,
    demo: PLIEGO_DEMO !== '0',
    logLevel: PLIEGO_LOG ?? 'info',
  };
}
