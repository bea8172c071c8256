import { speakSpanish } from '@pliego/contract/spanish-issues';
import * as z from 'zod/mini';
import { allTranslated } from './sentences.ts';

// Nothing else of the web shows what a check says.
speakSpanish();

/** Checks a form of the component library by a schema of the contract, in the language of the screen. */
export function formResolver(schema: z.core.$ZodType): (values: unknown) => Record<string, string> {
  return (values) => {
    const errors: Record<string, string> = {};
    for (const { path, message } of z.safeParse(schema, values).error?.issues ?? []) {
      errors[path.map(String).join('.')] ??= message;
    }
    return allTranslated(errors);
  };
}
