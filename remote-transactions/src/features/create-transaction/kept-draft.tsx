import { paths, useSignedInUser } from '@keydate/client';
import { Button, ButtonLink, Cluster, Notice } from '@keydate/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isSuperRole } from '@keydate/domain/roles';
import { draftStore } from './draft.store';
import { wizardStore } from './wizard.store';

interface KeptDraftProps {
  onRestored: () => void;
}

/** The transaction that the limit held back (spec § 4.4): restoring it requires an active subscription. */
export function KeptDraft({ onRestored }: KeptDraftProps) {
  const user = useSignedInUser();
  const [draft, setDraft] = useState(() => draftStore.load(user._id));
  if (!draft) return null;

  const handleDiscard = () => {
    draftStore.clear();
    setDraft(null);
  };
  const handleRestore = () => {
    wizardStore.save(user._id, draft);
    handleDiscard();
    onRestored();
  };
  return (
    <Notice
      title={`The transaction for ${draft.listing.street} is kept`}
      action={
        <Cluster gap={8}>
          <Button look="ghost" size="small" onClick={handleDiscard}>
            Discard
          </Button>
          {user.isSubscriptionPurchased && (
            <Button size="small" onClick={handleRestore}>
              Restore
            </Button>
          )}
          {!user.isSubscriptionPurchased && isSuperRole(user.role) && (
            <ButtonLink as={Link} to={paths.subscription} size="small">
              See plans
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      {user.isSubscriptionPurchased
        ? 'Your plan had no room for it. Restore it to go on where you were.'
        : 'It did not fit into the active transactions of your company. With an active subscription you can restore it.'}
    </Notice>
  );
}
