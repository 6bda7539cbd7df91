import { ApiError, sentenceOf } from '@keydate/client';
import { isErrorCode, type ErrorCode } from '@keydate/contracts/errors';
import { notify } from '@keydate/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { get, useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

interface CallForm<Input extends FieldValues, Output, Reply> {
  /** The call's own schema, or the part of it that is asked here. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  send: (values: Output) => Promise<Reply>;
  onDone: (reply: Reply, values: Output) => void;
  /** What a refusal means here: the field it speaks of, or something to do instead of telling it. */
  refusals?: Refusals<Input>;
}

export type Refusals<Input extends FieldValues> = Partial<Record<ErrorCode, Path<Input> | (() => void)>>;

/**
 * A form that makes one call. Broken rules and the server's `errors` stand at their fields, the first of which gets
 * the focus; other sentences of the server are told as a toast (spec § 8). What was typed stays.
 */
export function useCallForm<Input extends FieldValues, Output, Reply>(call: CallForm<Input, Output, Reply>) {
  const { schema, defaultValues, send, onDone, refusals = {} } = call;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const submit = form.handleSubmit(async (values) => {
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
  refusals: Refusals<Input>,
): void {
  const { code = '', fields = {} } = error instanceof ApiError ? error : {};
  const meaning = isErrorCode(code) ? refusals[code] : undefined;
  if (typeof meaning === 'function') {
    meaning();
    return;
  }

  const asked = form.getValues();
  const isAsked = (name: string): name is Path<Input> => get(asked, name) !== undefined;
  const named = Object.keys(fields).filter(isAsked);
  named.forEach((name, position) => form.setError(name, { message: fields[name] }, { shouldFocus: position === 0 }));
  if (named.length > 0) return;

  if (meaning) form.setError(meaning, { message: sentenceOf(error) }, { shouldFocus: true });
  notify.error(sentenceOf(error));
}
