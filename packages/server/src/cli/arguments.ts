import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Misuse } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options and the rest of a command's arguments; throws Misuse for what it does not take. */
export function readArguments<const O extends Options>(
  args: string[],
  { options, positionals: count }: { options: O; positionals: number | 'any' },
) {
  try {
    const read = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (count === 'any' || read.positionals.length === count) return read;
  } catch (error) {
    // Node reports an unknown option in English.
    const named = /'(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new Misuse(named === undefined ? undefined : `No entiendo la opción «${named}».`);
  }
  throw new Misuse();
}
