import { useSignedInUser } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice } from '@keydate/ui';
import { useState } from 'react';
import { DraftActions, ReplaceActions } from './draft-actions';
import type { WizardState } from './wizard-state';
import { wizardStore } from './wizard.store';

interface KeptDraftProps {
  draft: WizardState;
  onDiscard: () => void;
  onRestored: () => void;
}

/** A transaction that the limit held back. Restoring it lets go of nothing: it is kept until it is created. */
export function KeptDraft({ draft, onDiscard, onRestored }: KeptDraftProps) {
  const user = useSignedInUser();
  // one that was begun since is not written over without a word
  const [isInTheWay, setInTheWay] = useState(false);

  const restore = () => {
    wizardStore.save(user._id, draft);
    onRestored();
  };
  const handleRestore = () => {
    if (wizardStore.load(user._id)) setInTheWay(true);
    else restore();
  };
  if (isInTheWay) {
    return (
      <Notice
        tone="warn"
        title="You have begun another transaction"
        action={<ReplaceActions onReplace={restore} onKeep={() => setInTheWay(false)} />}
      >
        {`Restoring the one for ${draft.listing.street} removes what you have entered since.`}
      </Notice>
    );
  }
  return (
    <Notice
      title={`The transaction for ${draft.listing.street} is kept`}
      action={<DraftActions user={user} onDiscard={onDiscard} onRestore={handleRestore} />}
    >
      {whatNow(user)}
    </Notice>
  );
}

/** Spec § 4.4, § 6: restoring it requires an active subscription, which super roles alone can start. */
function whatNow({ isSubscriptionPurchased, role }: User): string {
  if (isSubscriptionPurchased) return 'Your plan had no room for it. Restore it to go on where you were.';
  const why = 'It did not fit into the active transactions of your company.';
  return isSuperRole(role)
    ? `${why} With an active subscription you can restore it.`
    : `${why} Once your company has an active subscription, you can restore it here.`;
}
