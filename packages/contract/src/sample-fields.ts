import * as z from 'zod/mini';
import { checkCode } from './message.ts';

/*
 * Fields that the sample areas share. Their calls follow the specification exactly, so they accept more than the
 * product's: ids as text, pages that are clamped instead of refused.
 */

/** An identifier in a query or a body, also as text. Whether it exists is for the handler to decide. */
export const SampleId = z.pipe(
  z.union(
    [z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))],
    checkCode('elemento-no-valido'),
  ),
  z.transform((value) => Number(value)),
);

/** The identifier at the end of a path; what is no number (`26abc`) is NaN, which names nothing. */
export const PathId = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => (/^\d+$/.test(String(value)) ? Number(value) : Number.NaN)),
);

export const SamplePathParams = z.object({ id: PathId });

/** A text to search for or to choose by; absent is empty. */
export const QueryText = z._default(z.string(checkCode('tipo-texto')), '');

function clamped(fallback: number) {
  return (value: number | string): number => {
    if (typeof value === 'string' && value.trim() === '') return fallback;
    const asked = Number(value);
    return Number.isNaN(asked) ? asked : Math.max(1, Math.trunc(asked));
  };
}

/** A page or its size: below 1 it is 1; what is no number at all stays NaN, and shows an empty page. */
function pageNumber(fallback: number) {
  return z._default(
    z.pipe(z.union([z.number(), z.string()]), z.transform(clamped(fallback))),
    fallback,
  );
}

/** The page of a list, from 1, and how many rows it has. */
export function samplePage(perPage: number) {
  return { page: pageNumber(1), perPage: pageNumber(perPage) };
}

/**
 * How often a row was changed, for calls that name the version they saw: they are refused when somebody else changed
 * it meanwhile. Rows that no such call has changed have none, which is 0.
 */
export const RowVersion = z.optional(z.int());

/** An empty response; used with `produces: 'nothing'`. */
export const Nothing = z.void();
