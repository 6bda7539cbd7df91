import { Button, Stack } from '@keydate/ui';
import { ChooseVersion, type VersionPair } from '../ui/choose-version/choose-version';
import { copy } from './copy';
import type { ConflictSafeSave } from './use-conflict-safe-save';

interface InlineConflictProps<V> {
  saving: Pick<ConflictSafeSave<V>, 'conflict' | 'choose' | 'saveChoices' | 'goBack' | 'isSaving'>;
  /** The name of the part that both people changed. */
  label: string;
  textOf: (value: V | undefined) => string;
}

/** Lets the person choose a version where a section is edited on the page itself, without a dialog. */
export function InlineConflict<V>({
  saving: { conflict, choose, saveChoices, goBack, isSaving },
  label,
  textOf,
}: InlineConflictProps<V>) {
  if (!conflict) return null;
  const pairs = conflict.merged.disagreements.map(({ key, mine, theirs }): VersionPair => ({
    key,
    label,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }));
  return (
    <Stack gap={16}>
      <ChooseVersion by={conflict.by} pairs={pairs} choices={conflict.choices} onChoose={choose} />
      <Button isBusy={isSaving} onClick={saveChoices}>
        {copy.save}
      </Button>
      <Button variant="ghost" disabled={isSaving} onClick={goBack}>
        {copy.back}
      </Button>
    </Stack>
  );
}
