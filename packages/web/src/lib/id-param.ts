import { notFound } from '@tanstack/react-router';

const largestId = 2_147_483_647;

/** The id that a part of an address names, as the contract's `Id` would have it; undefined when it names none. */
export function idIn(segment: string): number | undefined {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : 0;
  return id > 0 && id <= largestId ? id : undefined;
}

/** The `$id` of a route: a number to the page, and no page where it is none. */
export const idParam = {
  parse: ({ id }: { id: string }) => {
    const parsed = idIn(id);
    if (parsed === undefined) throw notFound();
    return { id: parsed };
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};

/** The `$id` of a route whose page handles missing records itself: a text matches no id. */
export const recordParam = {
  parse: ({ id }: { id: string }): { id: number | string } => ({ id: idIn(id) ?? id }),
  stringify: ({ id }: { id: number | string }) => ({ id: String(id) }),
};
