import { Notice } from '@keydate/ui';
import { copy } from './copy';
import type { WizardState } from './wizard-state';

/** Names the file that was taken if the person chose several at once, and those that were not. */
export function OtherFilesWarning({ choice }: { choice: WizardState['fileChoice'] }) {
  if (!choice || choice.others.length === 0) return null;
  return (
    <Notice tone="warn" title={copy.scan.oneFileTaken(choice.taken)}>
      {copy.scan.otherFiles(choice.others)}
    </Notice>
  );
}
