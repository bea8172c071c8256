import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { formResolver } from '#web/i18n/form-resolver.ts';
import { fieldErrors, problemText } from './problems.ts';

interface ContractFormOptions<Values, Answer> {
  /** What is checked before anything is sent: a schema of the contract, or one made of its parts. */
  schema: z.core.$ZodType;
  /** What the form starts with; it is read once. */
  initialValues: Values;
  /** Sends what the form holds. Rejects with the problem; the form then keeps what was typed. */
  send: (values: Values) => Promise<Answer>;
  onDone?: (answer: Answer) => unknown;
}

/**
 * The one form: checked by a schema, field errors of the response shown beside their fields, the first wrong
 * field focused, nothing typed ever lost. `problem` is what is about no field in particular.
 */
export function useContractForm<Values extends Record<string, unknown>, Answer>({
  schema,
  initialValues,
  send,
  onDone,
}: ContractFormOptions<Values, Answer>) {
  const form = useForm<Values>({ initialValues, validate: formResolver(schema) });
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      form.setErrors(fieldErrors(error));
      refuse();
    },
  });

  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const { error } = sending;
  const isGeneral = error !== null && Object.keys(fieldErrors(error)).length === 0;
  return {
    form,
    busy: sending.isPending,
    problem: isGeneral ? problemText(error) : undefined,
    /** For the `<form>`: no bubbles of the browser, and sent by Enter. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: form.onSubmit((values) => sending.mutate(values), refuse),
    },
  } as const;
}
