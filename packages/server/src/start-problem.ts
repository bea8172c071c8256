import { statfsSync } from 'node:fs';
import { isDiskFull, sqlStateOf, withoutParameters } from './db/database.ts';
import { diskFull } from './db/failure-states.ts';
import { lastBytes } from './db/free-space.ts';
import type { Env } from './env.ts';
import { failureText } from './texts/failure-text.ts';

const megabyte = 1024 * 1024;

function freeOn(folder: string): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return ` (quedan ${Math.floor((bavail * bsize) / megabyte)} MB)`;
  } catch {
    // The folder could not be made.
    return '';
  }
}

/** Why the server did not start, in Spanish where the operator can do something about it. */
export function startProblem(
  thrown: unknown,
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
): string {
  const error = withoutParameters(thrown);
  if (!isDiskFull(error)) return failureText(error);
  if (databaseUrl !== undefined && sqlStateOf(error) === diskFull) {
    return 'Pliego no pudo partir: no queda espacio en el disco del servidor de PostgreSQL. Libera espacio allí y vuelve a partir.';
  }
  return (
    `Pliego no pudo partir: no queda espacio en el disco de la carpeta de datos ${dataDir}${freeOn(dataDir)}. ` +
    `Libera al menos ${lastBytes / megabyte} MB, o lleva la carpeta a otro disco y dilo con PLIEGO_DATA, y vuelve a partir.`
  );
}
