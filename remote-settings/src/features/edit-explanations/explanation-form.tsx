import { refusalOf } from '@keydate/client';
import { explanationText, updateExplanation, type Explanation } from '@keydate/contracts/explanations';
import { partOf, useChangeForm } from '@keydate/forms/call';
import { Button, notify, Stack } from '@keydate/ui';
import { TextArea, TextInput } from '@keydate/ui/forms';
import type { RefObject } from 'react';
import { useUpdateExplanation } from '../../api/explanations';
import { useUnsaved } from '../../editing/unsaved';
import { useTypedChanges } from '../../editing/use-typed-changes';
import { FormEnd } from '../../ui/form-end';
import { Section } from '../../ui/section';
import { copy, stateName } from './copy';
import { ListOfExplanations } from './explanation-links';
import { RestoreExplanation } from './restore-explanation';

const fieldsOf = ({ title, description, dateExplanation }: Explanation) => ({ title, description, dateExplanation });

const FIELDS = ['title', 'description', 'dateExplanation'] as const;

interface ExplanationFormProps {
  explanation: Explanation;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** One explanation in the person's own words. The state and the title on the form stay as they are. */
export function ExplanationForm({ explanation, titleRef }: ExplanationFormProps) {
  const { _id, seededTitle, state, isEdited } = explanation;
  const form = useChangeForm(useUpdateExplanation(_id), {
    schema: explanationText,
    stored: fieldsOf(explanation),
    toSend: (values, { changed, seen }) => ({ ...partOf(values, changed), seen: partOf(seen, changed), state }),
    changedMeanwhile: (error) => {
      const refusal = refusalOf(updateExplanation, error);
      return refusal?.code === 'CHANGED_MEANWHILE'
        ? { stored: fieldsOf(refusal.result.explanation), by: null }
        : undefined;
    },
    onDone: () => notify.success(copy.saved),
    failed: copy.failedSave,
  });
  const { register, errors, submit, isBusy, formState } = form;
  useUnsaved(formState.isDirty);
  useTypedChanges(`explanation ${_id}`, FIELDS, form);
  // replaces typed text, too
  const handleRestored = (original: Explanation) => form.reset(fieldsOf(original), { keepDirtyValues: false });
  return (
    <Section title={seededTitle} titleRef={titleRef} lede={stateName(state)} action={<ListOfExplanations />}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={copy.formTitle}
            hint={copy.formTitleHint}
            autoComplete="off"
            error={errors.title?.message}
            {...register('title')}
          />
          <TextArea
            label={copy.description}
            rows={5}
            error={errors.description?.message}
            {...register('description')}
          />
          <TextArea
            label={copy.dateExplanation}
            error={errors.dateExplanation?.message}
            {...register('dateExplanation')}
          />
          <FormEnd>
            {isEdited && <RestoreExplanation id={_id} onRestored={handleRestored} titleRef={titleRef} />}
            <Button type="submit" isBusy={isBusy}>
              {copy.save}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </Section>
  );
}
