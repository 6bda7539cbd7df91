import { useSignedInUser } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { Notice } from '@keydate/ui';
import { useState } from 'react';
import { DraftActions, ReplaceActions } from './draft-actions';
import { draftStore } from './draft.store';
import { wizardStore } from './wizard.store';

interface KeptDraftProps {
  onRestored: () => void;
}

/** The transaction that the limit held back (spec § 4.4): restoring it requires an active subscription. */
export function KeptDraft({ onRestored }: KeptDraftProps) {
  const user = useSignedInUser();
  const [draft, setDraft] = useState(() => draftStore.load(user._id));
  // one that was begun since is not written over without a word
  const [isInTheWay, setInTheWay] = useState(false);
  if (!draft) return null;

  const discard = () => {
    draftStore.clear(user._id);
    setDraft(null);
  };
  const restore = () => {
    wizardStore.save(user._id, draft);
    discard();
    onRestored();
  };
  const handleRestore = () => {
    if (wizardStore.load(user._id)) setInTheWay(true);
    else restore();
  };
  if (isInTheWay) {
    return (
      <Notice tone="warn" title="You have begun another transaction" action={<ReplaceActions onReplace={restore} onKeep={() => setInTheWay(false)} />}>
        {`Restoring the one for ${draft.listing.street} removes what you have entered since.`}
      </Notice>
    );
  }
  return (
    <Notice title={`The transaction for ${draft.listing.street} is kept`} action={<DraftActions user={user} onDiscard={discard} onRestore={handleRestore} />}>
      {whatNow(user)}
    </Notice>
  );
}

/** Spec § 4.4, § 6: restoring it requires an active subscription, which super roles alone can start. */
function whatNow({ isSubscriptionPurchased, role }: User): string {
  if (isSubscriptionPurchased) return 'Your plan had no room for it. Restore it to go on where you were.';
  const why = 'It did not fit into the active transactions of your company.';
  return isSuperRole(role) ? `${why} With an active subscription you can restore it.` : `${why} Once your company has an active subscription, you can restore it here.`;
}
