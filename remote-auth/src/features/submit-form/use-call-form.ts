import { ApiError } from '@keydate/client';
import { notify } from '@keydate/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readRefusal, type Answer, type Refusals } from './refusals';

/** What refusals mean in a form: the field they speak of, or something to do. */
export type FormRefusals<Input extends FieldValues> = Refusals<Path<Input> | Answer>;

interface CallForm<Input extends FieldValues, Output, Reply> {
  /** The call's own schema, or the part of it that is asked here. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<Reply>;
  onDone: (reply: Reply, values: Output) => void;
  refusals?: FormRefusals<Input>;
  /** Told what stands in the form at every change. Must keep its identity. */
  onTyped?: (values: Input) => void;
}

/**
 * A form that makes one call. Broken rules and the server's `errors` stand at their fields, the first of which gets
 * the focus; other sentences of the server are told as a toast (spec § 8). What was typed stays.
 */
export function useCallForm<Input extends FieldValues, Output, Reply>(call: CallForm<Input, Output, Reply>) {
  const { schema, defaultValues, send, onDone, refusals = {}, onTyped } = call;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { subscribe } = form;
  useEffect(
    () => onTyped && subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );

  const submit = form.handleSubmit(async (values) => {
    notify.dismissAll();
    try {
      onDone(await send(values), values);
    } catch (error) {
      tellRefusal(form, error, refusals);
    }
  });
  return { ...form, submit, errors: form.formState.errors, isBusy: form.formState.isSubmitting };
}

function tellRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  refusals: FormRefusals<Input>,
): void {
  const { meaning, sentence } = readRefusal(error, refusals);
  if (typeof meaning === 'function') {
    meaning(sentence);
    return;
  }

  const { fields } = error instanceof ApiError ? error : { fields: {} };
  const asked = form.getValues();
  const named = Object.entries(fields).filter(
    (entry): entry is [Path<Input>, string] => get(asked, entry[0]) !== undefined,
  );
  named.forEach(([name, message], position) => form.setError(name, { message }, { shouldFocus: position === 0 }));
  if (named.length > 0) return;

  if (meaning) form.setError(meaning, { message: sentence }, { shouldFocus: true });
  notify.error(sentence);
}
