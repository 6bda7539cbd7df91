import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, SessionEnded, type Change } from '@keydate/client';
import type { Call } from '@keydate/contracts/call';
import { notify } from '@keydate/ui';
import { useEffect, type BaseSyntheticEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { conflictSentence, conflictsOf, pathsOf, type ChangedMeanwhile, type Edit } from './edit-of-stored';
import { responseTo, type FailedCall, type FormRefusals, type RefusalAction } from './refusals';
import { useAfterReading } from './use-after-reading';
import { useIsMounted } from './use-is-mounted';
import { useSeenValues, type SeenValues } from './use-seen-values';

/** How often a change is sent again because others have changed other fields meanwhile. */
const RESENDS_MAX = 3;

/**
 * The fields' first values; or, for a form that edits what is stored, the stored values. A field that the person has not changed
 * follows `stored`, also when somebody else changes it: the form never sends back a value that the page knows to be outdated.
 */
type Beginning<Input extends FieldValues> =
  | { defaultValues: DefaultValues<Input> }
  | {
      stored: Input;
      /** Resolves once the page has finished reading `stored` again, so that the form sends what came. Must not reject. */
      whenRead?: () => Promise<unknown>;
      /**
       * The stored values of a refusal because a field was changed after the person saw it; undefined for any other error.
       * Changes of other fields are merged and sent; at a field that both changed, the form shows the other's value first.
       */
      changedMeanwhile?: (error: unknown) => ChangedMeanwhile<Input> | undefined;
    };

interface CallOfForm<C extends Call, Input extends FieldValues, Output, Reply> {
  /** The call's schema, or the part of it that this form asks for. */
  schema: z.ZodType<Output, Input>;
  onDone?: (reply: Reply, values: Output) => void;
  refusals?: FormRefusals<C, Input>;
  /** The form's fields for those that the call names otherwise, by the call's dotted path. */
  fieldsOfCall?: Readonly<Record<string, Path<Input>>>;
  /**
   * The toast's title when the call fails for no reason that a field shows, above the sentence that says why; or what runs
   * then instead.
   */
  failed?: string | ((sentence: string, isFromServer: boolean) => void);
  /** Receives the form's values after every change. Must keep its identity between renders. */
  onChange?: (values: Input) => void;
}

interface ToSend<Input, Output, Sent> {
  /** Makes the input of the change, if that is not the form's values; `edit` says what the person has changed. */
  toSend: (values: Output, edit: Edit<Input>) => Sent | Promise<Sent>;
}

type Options<C extends Call, Input extends FieldValues, Output, Reply> = CallOfForm<C, Input, Output, Reply> &
  Beginning<Input>;

interface FormOfChange<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  errors: FieldErrors<Input>;
  /** The stored values that the person saw; undefined for a form that edits nothing. */
  seen: SeenValues<Input> | undefined;
  isBusy: boolean;
}

/**
 * A form that makes one call. Messages of the schema and the server's `errors` are shown at their fields, and the first of these
 * fields in the form gets the focus. Sentences that belong to no field are shown as a toast (spec § 8). The form keeps its values,
 * also those that are typed while the call is running.
 */
export function useChangeForm<C extends Call, Input extends FieldValues, Output, Reply>(
  change: Change<C, Output, Reply>,
  options: Options<C, Input, Output, Reply> & { toSend?: never },
): FormOfChange<Input, Output>;
export function useChangeForm<C extends Call, Input extends FieldValues, Output, Sent, Reply>(
  change: Change<C, Sent, Reply>,
  options: Options<C, Input, Output, Reply> & ToSend<Input, Output, Sent>,
): FormOfChange<Input, Output>;
export function useChangeForm<C extends Call, Input extends FieldValues, Output, Sent, Reply>(
  { call, mutateAsync, isPending }: Change<C, Output | Sent, Reply>,
  options: Options<C, Input, Output, Reply> & Partial<ToSend<Input, Output, Sent>>,
): FormOfChange<Input, Output> {
  const { schema, toSend, onDone, refusals = {}, fieldsOfCall = {}, failed, onChange } = options;
  const isEditing = 'stored' in options;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    ...(isEditing
      ? { values: options.stored, resetOptions: { keepDirtyValues: true, keepErrors: true } }
      : { defaultValues: options.defaultValues }),
  });
  const seen = useSeenValues(form, isEditing ? options.stored : undefined);
  const { subscribe } = form;
  const isMounted = useIsMounted();
  useEffect(
    () => onChange && subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  const send = (submitting: BaseSyntheticEvent | undefined, resends: number): Promise<void> =>
    form.handleSubmit(async (values, event) => {
      notify.dismissAll();
      const fields = structuredClone(form.getValues());
      const edit = seen?.edit() ?? { fields, changed: [], seen: fields };
      try {
        const running = mutateAsync(toSend ? await toSend(values, edit) : values);
        if (!running) return;
        const reply = await running;
        // only what was typed since then is still unsaved
        if (seen) {
          form.reset(fields, { keepValues: true, keepDirtyValues: false, keepFieldsRef: true });
          seen.show(fields);
        }
        onDone?.(reply, values);
      } catch (error) {
        if (error instanceof SessionEnded) return;
        const element = event?.target instanceof HTMLFormElement ? event.target : undefined;
        const meanwhile = isEditing ? options.changedMeanwhile?.(error) : undefined;
        if (meanwhile && seen) {
          const conflicts = showMeanwhile(form, seen, meanwhile, edit);
          if (conflicts.length > 0) focusFirst(form, conflicts, element);
          if (conflicts.length > 0 || meanwhile.isSaid) return;
          if (resends < RESENDS_MAX) {
            await send(event, resends + 1);
            return;
          }
        }
        showFailure(form, error, responseTo(call, error, refusals), {
          fieldsOfCall,
          failed,
          isShown: isMounted(),
          element,
        });
      }
    })(submitting);
  const save = (event?: BaseSyntheticEvent) => send(event, 0);
  const { submit, isWaiting } = useAfterReading(save, isEditing ? options.whenRead : undefined);
  return {
    ...form,
    submit,
    seen,
    errors: form.formState.errors,
    isBusy: isWaiting || isPending || form.formState.isSubmitting,
  };
}

/** Shows the stored values in fields that the person has not changed, and the others' at those that both changed. Returns these. */
function showMeanwhile<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  seen: SeenValues<Input>,
  { stored, by }: ChangedMeanwhile<Input>,
  edit: Edit<Input>,
): Path<Input>[] {
  const conflicts = conflictsOf(edit, stored);
  const isPath = (path: string): path is Path<Input> => get(stored, path) !== undefined;
  const paths = pathsOf(stored).filter(isPath);
  seen.show(stored);
  for (const path of paths)
    if (!edit.changed.includes(path)) form.resetField(path, { defaultValue: get(stored, path) });
  const shown = paths.filter((path) => conflicts.includes(path));
  for (const path of shown) form.setError(path, { message: conflictSentence(get(stored, path), by) });
  return shown;
}

function focusFirst<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  names: readonly Path<Input>[],
  element: HTMLFormElement | undefined,
): void {
  const first = firstInForm(names, element) ?? names[0];
  if (first) form.setFocus(first);
}

function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  { response, sentence, isFromServer }: FailedCall<Path<Input> | RefusalAction>,
  {
    fieldsOfCall,
    failed,
    isShown,
    element,
  }: Required<Pick<CallOfForm<Call, Input, Output, unknown>, 'fieldsOfCall'>> &
    Pick<CallOfForm<Call, Input, Output, unknown>, 'failed'> & {
      isShown: boolean;
      element: HTMLFormElement | undefined;
    },
): void {
  if (typeof response === 'function') {
    response(sentence, error);
    return;
  }

  const fields: ApiError['fields'] = error instanceof ApiError ? error.fields : {};
  const values = form.getValues();
  const told = Object.entries(fields).map(([name, message]): [string, string] => [fieldsOfCall[name] ?? name, message]);
  // a form that was closed meanwhile has no field left to show it
  const hasField = (entry: [string, string]): entry is [Path<Input>, string] =>
    isShown && get(values, entry[0]) !== undefined;
  const named = told.filter(hasField);
  const others = told.filter((entry) => !hasField(entry)).map(([, message]) => message);
  if (isShown && named.length === 0 && response) named.push([response, sentence]);
  // a field that has the focus already must get it again, so that screen readers read its message
  if (named.length > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const names = named.map(([name]) => name);
  const first = firstInForm(names, element) ?? names[0];
  named.forEach(([name, message]) => form.setError(name, { message }, { shouldFocus: name === first }));
  if (named.length > 0 && others.length === 0) return;

  const reason = others.length > 0 ? others.join(' ') : sentence;
  const title = typeof failed === 'string' ? failed : sentence;
  if (typeof failed === 'function') failed(reason, isFromServer);
  else if (title === reason) notify.error(title);
  else notify.error(title, reason);
}

/** The server may name its fields in another order than the form shows them. */
function firstInForm<Name extends string>(names: readonly Name[], form: HTMLFormElement | undefined): Name | undefined {
  const inOrder = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
  return inOrder.flatMap((shown) => names.find((name) => name === shown) ?? [])[0];
}
