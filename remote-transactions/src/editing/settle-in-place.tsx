import { Button, Stack } from '@keydate/ui';
import { ChooseVersion, type VersionPair } from '../ui/choose-version';
import type { CarefulSave } from './use-conflict-safe-save';

interface SettleInPlaceProps<V> {
  saving: Pick<CarefulSave<V>, 'conflict' | 'choose' | 'saveSettled' | 'goBack' | 'isSaving'>;
  /** What the two people disagree about. */
  label: string;
  wordsOf: (value: V | undefined) => string;
}

/** Two versions of something that is changed where it stands, in no window; nothing while there is one. */
export function SettleInPlace<V>({
  saving: { conflict, choose, saveSettled, goBack, isSaving },
  label,
  wordsOf,
}: SettleInPlaceProps<V>) {
  if (!conflict) return null;
  const pairs = conflict.merged.disagreements.map(({ key, mine, theirs }): VersionPair => ({
    key,
    label,
    mine: wordsOf(mine),
    theirs: wordsOf(theirs),
  }));
  return (
    <Stack gap={16}>
      <ChooseVersion pairs={pairs} choices={conflict.choices} onChoose={choose} />
      <Button isBusy={isSaving} onClick={saveSettled}>
        Save
      </Button>
      <Button variant="ghost" disabled={isSaving} onClick={goBack}>
        Back
      </Button>
    </Stack>
  );
}
