import { Notice } from '@keydate/ui';
import { copy } from './copy';
import type { WizardState } from './wizard-state';

/** Names the files that were not taken, because a contract has fewer. */
export function OtherFilesWarning({ choice }: { choice: WizardState['fileChoice'] }) {
  if (!choice || choice.others.length === 0) return null;
  return (
    <Notice tone="warn" title={copy.scan.firstFilesTaken}>
      {copy.scan.otherFiles(choice.others)}
    </Notice>
  );
}
