import { withoutParameters } from '#server/db/database.ts';
import { diskFull } from '#server/db/failure-states.ts';

/** What the system says of a failure, beside its message. */
interface Details {
  message: string;
  code: string;
  syscall: string;
  path: string;
}

function detailsOf(error: Error): Details {
  const field = (name: string): string => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  const { message } = error;
  return { message, code: field('code'), syscall: field('syscall'), path: field('path') };
}

const systemd = 'Con systemd, nombra su carpeta en ReadWritePaths de la unidad y reiníciala.';

/** What a code of the system means for a file or a folder. */
const ofFiles: Readonly<Record<string, (path: string, syscall: string) => string>> = {
  EACCES: (path) =>
    `No hay permiso para usar «${path}»: dáselo a la cuenta con que corre Pliego, o elige otro lugar.`,
  EPERM: (path) =>
    `No hay permiso para cambiar «${path}»: dáselo a la cuenta con que corre Pliego, o elige otro lugar.`,
  EEXIST: (path, syscall) =>
    syscall === 'mkdir'
      ? `«${path}» es un archivo, y ahí tiene que ir una carpeta: elige otro nombre.`
      : `Ya existe «${path}»: elige otro nombre.`,
  ENOTDIR: (path) => `En el camino de «${path}» hay un archivo donde va una carpeta: corrígelo.`,
  EISDIR: (path) => `«${path}» es una carpeta, y ahí tiene que ir un archivo: elige otro nombre.`,
  // Node says ENOENT where a folder cannot be made on a disk that is only read.
  ENOENT: (path, syscall) =>
    syscall === 'mkdir'
      ? `No se puede crear «${path}»: Pliego sólo puede leer ese disco, o no existe. ${systemd}`
      : `No existe «${path}»: revisa el nombre.`,
  EROFS: (path) => `No se puede escribir «${path}»: Pliego sólo puede leer ese disco. ${systemd}`,
  ENOSPC: (path) => `No queda espacio en el disco de «${path}»: haz lugar y repite.`,
  EDQUOT: (path) => `Se acabó la cuota de disco en «${path}»: haz lugar y repite.`,
};

/** Why an address of the network was not reached. */
const unreached: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie atiende ahí',
  ECONNRESET: 'cortó la conexión',
  ENOTFOUND: 'ese nombre no existe',
  EAI_AGAIN: 'no se pudo averiguar ese nombre',
  ETIMEDOUT: 'no respondió a tiempo',
  EHOSTUNREACH: 'no hay camino hasta ahí',
  ENETUNREACH: 'no hay camino hasta ahí',
};
const reaching = new RegExp(`\\b(${Object.keys(unreached).join('|')})\\b ?(\\S*)`);

const address = 'la dirección (DATABASE_URL, PLIEGO_OWNER_URL o la de la orden)';

const kinds: Readonly<Record<string, string>> = {
  database: 'la base de datos',
  schema: 'el esquema',
  table: 'la tabla',
  view: 'la vista',
  sequence: 'la secuencia',
  function: 'la función',
};

/**
 * What PostgreSQL and its driver say when they let nobody in, by their words: a failure on the way to a connection keeps
 * no code of its own. A server that speaks another language falls to the general sentence.
 */
const ofDatabase: readonly [RegExp, (...found: string[]) => string][] = [
  [
    /database "(.+)" does not exist/,
    (name) => `La base de datos «${name}» no existe en ese servidor: créala, o corrige ${address}.`,
  ],
  [
    /role "(.+)" does not exist/,
    (name) => `PostgreSQL no tiene el usuario «${name}»: créalo, o corrige ${address}.`,
  ],
  [
    /authentication failed for user "(.+)"/,
    (name) => `PostgreSQL no aceptó la contraseña del usuario «${name}»: corrige ${address}.`,
  ],
  [
    /client password must be a string|no password supplied/,
    () => 'PostgreSQL pide una contraseña: ponla en la dirección, o en la variable PGPASSWORD.',
  ],
  [
    /no pg_hba\.conf entry for host "(.+?)", user "(.+?)", database "(.+?)"/,
    (host, user, name) =>
      `PostgreSQL no deja entrar a «${user}» en «${name}» desde ${host}: permítelo en su pg_hba.conf.`,
  ],
  [
    /does not support SSL/,
    () =>
      'Ese PostgreSQL no habla por TLS: actívalo en él, o quita sslmode de la dirección si la red es tuya.',
  ],
  [
    /timeout exceeded when trying to connect|connection timeout/,
    () => `PostgreSQL no respondió a tiempo: revisa que esté andando, y ${address}.`,
  ],
  [
    /permission denied for (\w+) "?([^"\n]+)"?/,
    (kind, name) =>
      `Al usuario de PostgreSQL le falta permiso sobre ${kinds[kind] ?? kind} «${name}»: dáselo, o usa uno que sea dueño de la base de datos.`,
  ],
  [
    /permission denied to create role|CREATEROLE/,
    () => 'El usuario de PostgreSQL no puede crear roles: dale CREATEROLE, o usa PLIEGO_OWNER_URL.',
  ],
  [
    /too many (?:clients|connections)|remaining connection slots/,
    () => 'PostgreSQL no acepta más conexiones: cierra otras, o sube max_connections.',
  ],
  [
    /the database system is/,
    () => 'PostgreSQL está partiendo o deteniéndose: espera un momento y repite.',
  ],
];

function databaseText({ message, code }: Details): string | undefined {
  for (const [words, sentence] of ofDatabase) {
    const found = words.exec(message);
    if (found !== null) return sentence(...found.slice(1));
  }
  if (code === diskFull)
    return 'No queda espacio en el disco de la base de datos: haz lugar y repite.';
  // The codes of PostgreSQL are five signs, a digit among them; those of the system are words.
  if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return undefined;
  return `PostgreSQL no hizo lo que se le pidió (${code}): ${message}`;
}

function networkText({ message, code, syscall }: Details): string | undefined {
  const [, named = code, where = ''] = reaching.exec(message) ?? [];
  const why = unreached[named];
  if (why === undefined) return undefined;
  const there = where === '' ? '' : ` en ${where}`;
  // Only the errors of the database come without the call that failed (connectionLost).
  return syscall === ''
    ? `No se llega a la base de datos${there}: ${why}. Revisa que PostgreSQL esté andando, y ${address}.`
    : `No se llega al servidor${there}: ${why}. Revisa que esté andando, y la dirección.`;
}

/** Errors that the language throws by itself: a fault of ours, or of a library. */
const faults = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * An error as an operator reads it: what failed, where, and what to do, in Spanish. Those of our own say so already;
 * of the system, of PostgreSQL and of the network what they mean is told.
 */
export function failureText(thrown: unknown): string {
  const error = withoutParameters(thrown);
  if (!(error instanceof Error)) return `Algo falló que Pliego no esperaba: ${String(error)}`;
  // `fetch` keeps the reason behind a sentence that says nothing.
  if (error.message === 'fetch failed' && error.cause instanceof Error) {
    return failureText(error.cause);
  }
  // Of several addresses tried, each failed: the first one tells.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return failureText(error.errors[0]);
  }
  const details = detailsOf(error);
  const { code, syscall, path, message } = details;
  const known =
    (path === '' ? undefined : ofFiles[code]?.(path, syscall)) ??
    networkText(details) ??
    databaseText(details);
  if (known !== undefined) return known;
  const isFault = code !== '' || faults.some((kind) => error instanceof kind);
  return isFault ? `Algo falló que Pliego no esperaba: ${message}` : message;
}

/** Why a server cannot listen where its environment says. */
export function listenFailureText(
  { code, message }: { code?: string | undefined; message: string },
  { host, port }: { host: string; port: number },
): string {
  const where = `${host}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `El puerto ${port} está ocupado: elige otro con PORT.`;
    case 'EACCES':
      return `No hay permiso para atender en ${where}: elige con PORT un puerto de 1024 o más.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `La dirección ${host} no es de este equipo: corrige HOST.`;
    default:
      return `No se pudo atender en ${where}: ${message}`;
  }
}
