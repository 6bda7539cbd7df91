import { paths } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { Button, ButtonLink, Cluster } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { copy } from './copy';

interface DraftActionsProps {
  user: User;
  onDiscard: () => void;
  onRestore: () => void;
}

/** The buttons of a saved draft, depending on the person's subscription and role. */
export function DraftActions({ user, onDiscard, onRestore }: DraftActionsProps) {
  return (
    <Cluster gap={8}>
      <Button variant="ghost" size="small" onClick={onDiscard}>
        {copy.draft.discard}
      </Button>
      {user.isSubscriptionPurchased && (
        <Button size="small" onClick={onRestore}>
          {copy.draft.restore}
        </Button>
      )}
      {!user.isSubscriptionPurchased && isSuperRole(user.role) && (
        <ButtonLink as={Link} to={paths.subscription} size="small">
          {copy.seeSubscription}
        </ButtonLink>
      )}
    </Cluster>
  );
}

interface ReplaceActionsProps {
  onReplace: () => void;
  onKeep: () => void;
}

/** Which of two transactions to continue. The choice that deletes nothing has the focus. */
export function ReplaceActions({ onReplace, onKeep }: ReplaceActionsProps) {
  return (
    <Cluster gap={8}>
      <Button variant="secondary" size="small" autoFocus onClick={onKeep}>
        {copy.draft.keepNew}
      </Button>
      <Button variant="danger" size="small" onClick={onReplace}>
        {copy.draft.restoreAnyway}
      </Button>
    </Cluster>
  );
}
