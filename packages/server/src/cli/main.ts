import { resolve } from 'node:path';
import pino from 'pino';
import { forgetSealed } from '#server/areas/auth/key-commands.ts';
import { withoutParameters } from '#server/db/database.ts';
import { holderOf } from '#server/db/data-folder.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { importPaths } from '#server/operator/import-paths.ts';
import { operatorImportPath } from '#server/operator/routes.ts';
import { ImportReport } from './import-report.ts';
import { handOver } from './hand-over.ts';

const usage = `Uso:
  npm run pliego -- import <archivo o carpeta…>   importa licitaciones
  npm run pliego -- olvidar-secretos              con el servidor detenido y la clave perdida: borra los
                                                  segundos pasos y los correos pendientes de todos

La base de datos es la misma del servidor (PLIEGO_DATA o DATABASE_URL). Si el servidor está
andando sobre la misma carpeta, él hace el trabajo.
`;

const files = {
  migrationsFolder: new URL('../migrations', import.meta.url).pathname,
  workerFile: new URL('./embedded-worker.js', import.meta.url),
};

async function importCommand(env: Env, paths: string[]): Promise<boolean> {
  const report = new ImportReport(process.stdout);
  const holder = env.databaseUrl === undefined ? holderOf(env.dataDir) : null;
  if (holder !== null && holder.url !== null && holder.token !== null) {
    process.stdout.write(`El servidor está andando en ${holder.url}: le paso el trabajo.\n`);
    await handOver(new URL(operatorImportPath, holder.url), holder.token, paths, report.tell);
  } else {
    // Standard output belongs to the report.
    const log = pino({ level: env.logLevel }, pino.destination(2));
    const { database, hasRoom, close } = await openDatabase(env, files, log);
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    try {
      const now = () => new Date();
      await importPaths({ database, now, hasRoom, signal: stop.signal }, paths, report.tell);
    } finally {
      await close();
    }
  }
  return report.finish();
}

async function forgetCommand(env: Env): Promise<void> {
  const log = pino({ level: env.logLevel }, pino.destination(2));
  const { database, close } = await openDatabase(env, files, log);
  try {
    await forgetSealed(database);
  } finally {
    await close();
  }
  process.stdout.write(
    'Listo: cada persona entra con su contraseña y puede activar su segundo paso.\n',
  );
}

async function run(): Promise<boolean> {
  // npm runs scripts in the project's folder; paths are meant from where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd();
  const env = readEnv(process.env, process.cwd());
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'import' && rest.length > 0) {
    return importCommand(
      env,
      rest.map((path) => resolve(from, path)),
    );
  }
  if (command === 'olvidar-secretos' && rest.length === 0) {
    await forgetCommand(env);
    return true;
  }
  process.stderr.write(usage);
  return false;
}

try {
  process.exit((await run()) ? 0 : 1);
} catch (thrown) {
  const error = withoutParameters(thrown);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
