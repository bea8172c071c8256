import { resolve } from 'node:path';
import pino from 'pino';
import { forgetSealed } from '#server/areas/auth/key-commands.ts';
import { withoutParameters } from '#server/db/database.ts';
import { holderOf } from '#server/db/embedded/data-folder.ts';
import { type Env, readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { importPaths, type PathSurroundings } from '#server/operator/import-paths.ts';
import { importReference } from '#server/operator/import-reference.ts';
import { operatorImportPath, operatorReferencePath } from '#server/operator/routes.ts';
import { ImportReport } from './import-report.ts';
import { handOverImport, handOverReference } from './hand-over.ts';
import { ReferenceReport } from './reference-report.ts';

const usage = `Uso:
  npm run pliego -- import <archivo o carpeta…>   importa licitaciones
  npm run pliego -- import-reference <archivo o carpeta…>
                                                  importa los nombres de los códigos UNSPSC y CPV
  npm run pliego -- olvidar-secretos              con el servidor detenido y la clave perdida: borra los
                                                  segundos pasos y los correos pendientes de todos

La base de datos es la misma del servidor (PLIEGO_DATA o DATABASE_URL). Si el servidor está
andando sobre la misma carpeta, él hace el trabajo. Una importación termina con 0 si algo se pudo
leer, aunque no fuera todo, y con 2 si no se pudo leer nada.
`;

const files = {
  migrationsFolder: new URL('../migrations', import.meta.url).pathname,
  workerFile: new URL('./embedded-worker.js', import.meta.url),
};

/** Has the server that holds the data folder do the work, or does it here when there is none. */
async function doWork(
  env: Env,
  handOver: (server: string, token: string) => Promise<void>,
  here: (surroundings: PathSurroundings) => Promise<void>,
): Promise<void> {
  const holder = env.databaseUrl === undefined ? holderOf(env.dataDir) : null;
  if (holder !== null && holder.url !== null && holder.token !== null) {
    process.stdout.write(`El servidor está andando en ${holder.url}: le paso el trabajo.\n`);
    return handOver(holder.url, holder.token);
  }
  // Standard output belongs to the report.
  const log = pino({ level: env.logLevel }, pino.destination(2));
  const { database, hasRoom, close } = await openDatabase(env, files, log);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    await here({ database, now: () => new Date(), hasRoom, signal: stop.signal });
  } finally {
    await close();
  }
}

async function importCommand(env: Env, paths: string[]): Promise<number> {
  const report = new ImportReport(process.stdout);
  await doWork(
    env,
    (url, token) => handOverImport(new URL(operatorImportPath, url), token, paths, report.tell),
    (surroundings) => importPaths(surroundings, paths, report.tell),
  );
  return report.finish();
}

async function referenceCommand(env: Env, paths: string[]): Promise<number> {
  const report = new ReferenceReport(process.stdout);
  await doWork(
    env,
    (url, token) =>
      handOverReference(new URL(operatorReferencePath, url), token, paths, report.tell),
    (surroundings) => importReference(surroundings, paths, report.tell),
  );
  return report.exitCode();
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

async function run(): Promise<number> {
  // npm runs scripts in the project's folder; paths are meant from where the person stands.
  const from = process.env.INIT_CWD ?? process.cwd();
  const env = readEnv(process.env, process.cwd());
  const [command, ...rest] = process.argv.slice(2);
  const paths = rest.map((path) => resolve(from, path));
  if (command === 'import' && paths.length > 0) return importCommand(env, paths);
  if (command === 'import-reference' && paths.length > 0) return referenceCommand(env, paths);
  if (command === 'olvidar-secretos' && rest.length === 0) {
    await forgetCommand(env);
    return 0;
  }
  process.stderr.write(usage);
  return 1;
}

try {
  process.exit(await run());
} catch (thrown) {
  const error = withoutParameters(thrown);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
