import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Misuse } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What Node reports in English of an option. It names one that takes a value as «--to <value>», also after its short form. */
function optionText(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const named = /'(?:-\w, )?(-[^'\s=]*)[^']*'/.exec(message)?.[1];
  if (named === undefined) return undefined;
  if (/argument (?:missing|is ambiguous)/.test(message))
    return `La opción «${named}» va con un valor.`;
  if (message.includes('does not take an argument')) return `La opción «${named}» va sin valor.`;
  return `No entiendo la opción «${named}».`;
}

/** The options and the rest of a command's arguments; throws Misuse for what it does not take. */
export function readArguments<const O extends Options>(
  args: string[],
  { options, positionals: count }: { options: O; positionals: number | 'any' },
) {
  try {
    const read = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (count === 'any' || read.positionals.length === count) return read;
  } catch (error) {
    throw new Misuse(optionText(error));
  }
  throw new Misuse();
}
