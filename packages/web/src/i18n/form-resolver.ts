import { check } from '@pliego/contract/check';
import type { $ZodType } from 'zod/v4/core';
import { fieldText } from './message-text.ts';

/** Checks a form of the component library by a schema of the contract, in the language of the screen. */
export function formResolver(schema: $ZodType): (values: unknown) => Record<string, string> {
  return (values) => {
    const checked = check(schema, values);
    if (checked.success) return {};
    return Object.fromEntries(
      Object.entries(checked.fieldErrors).map(([field, message]) => [field, fieldText(message)]),
    );
  };
}
