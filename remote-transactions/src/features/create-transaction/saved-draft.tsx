import { useSignedInUser } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice } from '@keydate/ui';
import { useState } from 'react';
import { copy as wizardCopy } from './copy';
import { DraftActions, ReplaceActions } from './draft-actions';
import type { WizardState } from './wizard-state';
import { wizardStore } from './wizard.store';

const copy = wizardCopy.draft;

interface SavedDraftProps {
  draft: WizardState;
  onDiscard: () => void;
  onRestored: () => void;
}

/** A transaction that was over the limit. It stays saved as a draft until it is created, even after it is restored. */
export function SavedDraft({ draft, onDiscard, onRestored }: SavedDraftProps) {
  const user = useSignedInUser();
  // another transaction that was started since is not replaced without asking
  const [isAsking, setAsking] = useState(false);

  const restore = () => {
    wizardStore.save(user._id, draft);
    onRestored();
  };
  const handleRestore = () => {
    if (wizardStore.load(user._id)) setAsking(true);
    else restore();
  };
  if (isAsking) {
    return (
      <Notice
        tone="warn"
        title={copy.replaceTitle}
        action={<ReplaceActions onReplace={restore} onKeep={() => setAsking(false)} />}
      >
        {copy.replaceWarning(draft.listing.street)}
      </Notice>
    );
  }
  return (
    <Notice
      title={copy.title(draft.listing.street)}
      action={<DraftActions user={user} onDiscard={onDiscard} onRestore={handleRestore} />}
    >
      {explanation(user)}
    </Notice>
  );
}

/** Spec § 4.4, § 6: restoring it requires an active subscription, which super roles alone can start. */
function explanation({ isSubscriptionPurchased, role }: User): string {
  if (isSubscriptionPurchased) return copy.canRestore;
  return `${copy.overLimit} ${isSuperRole(role) ? copy.subscribe : copy.waitForSubscription}`;
}
