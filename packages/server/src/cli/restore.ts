import pino from 'pino';
import { knownKey } from '#server/auth/secret-box.ts';
import type { Env } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { type RestoreEvent, restoreBackup } from '#server/operator/backup/restore-backup.ts';
import type { Terminal } from './command.ts';

const number = new Intl.NumberFormat('es-CL');

const keyTexts: Record<Extract<RestoreEvent, { kind: 'key' }>['key'], string> = {
  same: 'La clave de los secretos de aquí es la del respaldo.',
  restored: 'La clave de los secretos del respaldo quedó en la carpeta de datos.',
  missing:
    'Falta la clave de los secretos: define PLIEGO_SECRET o copia secret.key antes de partir.\n' +
    'Si se perdió, ejecuta «npm run pliego -- olvidar-secretos».',
  different:
    'La clave de los secretos de aquí NO es la del respaldo, y el servidor no partirá con ella: define la\n' +
    'PLIEGO_SECRET de entonces o copia su secret.key. Si se perdió, ejecuta «npm run pliego -- olvidar-secretos».',
  unknown: 'El respaldo no dice con qué clave se guardaron sus secretos.',
};

function textOf(event: RestoreEvent): string {
  switch (event.kind) {
    case 'verified':
      return `Respaldo del ${event.createdAt}, de Pliego ${event.product}: ${number.format(event.files)} archivos íntegros.\n`;
    case 'table':
      return event.rows === 0 ? '' : `  ${event.name}: ${number.format(event.rows)} filas\n`;
    case 'key':
      return `${keyTexts[event.key]}\n`;
    case 'end':
      return `Listo: ${number.format(event.rows)} filas restauradas.\n`;
  }
}

/** Restores a backup into the database of an environment, and prints what it does. */
export async function restoreInto(
  env: Pick<Env, 'databaseUrl' | 'ownerUrl' | 'dataDir' | 'fsync' | 'secretKey' | 'logLevel'>,
  { files, out }: Terminal,
  asked: { folder: string; force: boolean },
): Promise<void> {
  const log = pino({ level: env.logLevel }, pino.destination(2));
  const opened = await openDatabase(env, files, log, { asItIs: true });
  try {
    await restoreBackup(
      {
        database: opened.database,
        uploadsDir: opened.uploadsDir,
        migrationsFolder: files.migrationsFolder,
        dataDir: env.dataDir,
        secretKey: knownKey(env),
        keyIsFile: env.secretKey === undefined,
      },
      asked,
      (event) => out.write(textOf(event)),
    );
  } finally {
    await opened.close();
  }
}
