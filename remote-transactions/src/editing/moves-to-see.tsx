import { Notice, Stack } from '@keydate/ui';
import { MoveList } from '../ui/move-list/move-list';
import { copy } from './copy';
import type { ConflictSafeSave } from './use-conflict-safe-save';

interface MovesToSeeProps {
  preview: NonNullable<ConflictSafeSave<unknown>['preview']>;
  isSaving: boolean;
}

/** The step before a save that would move dates. After a merge it says first that somebody else changed the transaction. */
export function MovesToSee({ preview: { why, ...choice }, isSaving }: MovesToSeeProps) {
  return (
    <Stack gap={16}>
      {why === null ? (
        <p>{copy.others}</p>
      ) : (
        <Notice tone="warn" title={why}>
          {copy.seeAgain}
        </Notice>
      )}
      <MoveList {...choice} isDisabled={isSaving} />
    </Stack>
  );
}
