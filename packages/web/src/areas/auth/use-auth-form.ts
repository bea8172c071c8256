import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '#web/api/problems.ts';
import { formRules } from './form-rules.ts';

interface FormOptions<Values> {
  /** By which rules the values are checked. */
  rules: keyof typeof formRules;
  values: Values;
  onChange: (patch: Partial<Values>) => void;
  /** The problem of the response; its field errors are shown beside the fields. */
  error: Error | null;
  onSubmit: () => void;
}

function without(errors: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/**
 * A form of a few fields, checked by the contract's schema; the field errors of a response are shown beside
 * its fields.
 */
export function useAuthForm<Values extends object>({
  rules,
  values,
  onChange,
  error,
  onSubmit,
}: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [attempts, setAttempts] = useState(0);
  // What was corrected since an answer came is no longer what that answer is about.
  const [corrected, setCorrected] = useState<{ since: Error | null; names: string[] }>({
    since: null,
    names: [],
  });
  const forgiven = corrected.since === error ? corrected.names : [];
  const errors = { ...without(fieldErrors(error), forgiven), ...wrong };

  // The first wrong field gets the focus, whether the form or the response found it.
  const judged = useRef({ attempts, error });
  useEffect(() => {
    const before = judged.current;
    judged.current = { attempts, error };
    if (before.attempts === attempts && before.error === error) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts, error]);

  const judge = () => {
    const found = formRules[rules](values);
    setWrong(found);
    setAttempts((count) => count + 1);
    if (Object.keys(found).length === 0) onSubmit();
  };

  return {
    errors,
    /** An answer that is about no field in particular. */
    isGeneral: error !== null && Object.keys(fieldErrors(error)).length === 0,
    change: (patch: Partial<Values>) => {
      const names = Object.keys(patch);
      setWrong((before) => without(before, names));
      setCorrected({ since: error, names: [...forgiven, ...names] });
      onChange(patch);
    },
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        judge();
      },
    },
  } as const;
}
