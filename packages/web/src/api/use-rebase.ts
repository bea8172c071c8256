import { useState } from 'react';
import { type Clash, rebase } from './rebase.ts';

interface RebaseOptions<Values, Stored> {
  /** What the form begins with, as it is stored; undefined for a new one. */
  stored: Stored | undefined;
  names: readonly (keyof Values)[];
  valuesOf: (stored: Stored) => Values;
  /** What is stored now, where a refusal tells it; null otherwise. */
  read: (error: unknown) => Stored | null;
  isSame?: (one: unknown, other: unknown) => boolean;
}

/** What is needed of the form. */
interface Rebased<Values> {
  setInitialValues: (values: Values) => void;
  setValues: (values: Values) => void;
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a form is typed over. When somebody else saved first, the form takes over what only they changed, and what both
 * did stays as typed and is told; saving again is then based on theirs.
 */
export function useRebase<Values extends Record<string, unknown>, Stored>({
  stored: first,
  names,
  valuesOf,
  read,
  isSame = isSameJson,
}: RebaseOptions<Values, Stored>) {
  const [stored, setStored] = useState(first);
  /** Null while nobody else has changed anything. */
  const [clashes, setClashes] = useState<Clash<Values>[] | null>(null);
  return {
    stored,
    clashes,
    isSame,
    onRefused: (error: unknown, typed: Values, form: Rebased<Values>) => {
      const now = read(error);
      if (now === null || stored === undefined) return;
      const values = valuesOf(now);
      const found = rebase(names, { typed, base: valuesOf(stored), stored: values }, isSame);
      setStored(now);
      setClashes(found.clashes);
      form.setInitialValues(values);
      form.setValues(found.values);
    },
  };
}
