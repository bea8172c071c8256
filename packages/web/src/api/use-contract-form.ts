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
  onDone?: (answer: Answer, values: Values) => unknown;
  /** What a refusal leads to, besides being shown. */
  onRefused?: (error: Error, values: Values) => unknown;
  /** Called with what is typed, where it has to outlive the form. */
  onValuesChange?: (values: Values) => void;
}

/**
 * The one form: checked by a schema, field errors of the response shown beside their fields, the first wrong
 * field focused, nothing typed ever lost. An error of a field is gone once the field is changed. `error` is what is about
 * no field in particular, and `problem` its sentence.
 */
export function useContractForm<Values extends Record<string, unknown>, Answer>({
  schema,
  initialValues,
  send,
  onDone,
  onRefused,
  onValuesChange,
}: ContractFormOptions<Values, Answer>) {
  const form = useForm<Values>({
    initialValues,
    validate: formResolver(schema),
    ...(onValuesChange === undefined ? {} : { onValuesChange }),
  });
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error, values) => {
      // First: what it changes in the form must not hide the errors of its fields.
      onRefused?.(error, values);
      form.setErrors(fieldErrors(error));
      refuse();
    },
  });

  useEffect(() => {
    if (refusals === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const hasFieldErrors = Object.keys(fieldErrors(sending.error)).length > 0;
  const error = hasFieldErrors ? null : sending.error;
  return {
    form,
    busy: sending.isPending,
    error,
    problem: error === null ? undefined : problemText(error),
    /** The call: to send other values than those of the fields, or to forget how it ended. */
    sending,
    /** For the `<form>`: no bubbles of the browser, and sent by Enter. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: form.onSubmit((values) => sending.mutate(values), refuse),
    },
  } as const;
}
