import { notFound } from '@tanstack/react-router';
import { idIn } from './path-params.ts';

/** The `$id` of a route: a number to the page, and no page where it is none. */
export const idParam = {
  parse: ({ id }: { id: string }) => {
    const parsed = idIn(id);
    if (parsed === undefined) throw notFound();
    return { id: parsed };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};
