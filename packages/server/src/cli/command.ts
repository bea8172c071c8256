import type { Readable, Writable } from 'node:stream';
import type { BuiltFiles } from '#server/open-database.ts';
import type { Env } from '#server/env.ts';

/** Where a command of the operator is given. */
export interface Terminal {
  env: Env;
  files: BuiltFiles;
  version: string;
  now: () => Date;
  /** A path relative to the user's working directory. */
  pathOf: (path: string) => string;
  input: Readable;
  out: Writable;
  err: Writable;
}

/** A command of the operator. */
export interface Command {
  /** What is written to call it: `import`, `user create`. */
  name: string;
  /** Its arguments as the help shows them. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** Additional lines of the help of the command. */
  details: readonly string[];
  /** Answers the exit code. Throws Misuse for arguments it does not understand. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** Exit codes of every command. */
export const exitCodes = {
  done: 0,
  /** The arguments were invalid, or the command failed. */
  failed: 1,
  /** It was understood and could not be done as things are; nothing was changed. */
  refused: 2,
} as const;

/** The arguments of a command are not as it takes them. In Spanish. */
export class Misuse extends Error {
  constructor(message = 'Faltan argumentos, o sobran.') {
    super(message);
    this.name = 'Misuse';
  }
}
