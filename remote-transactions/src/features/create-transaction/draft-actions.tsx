import { paths } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { isSuperRole } from '@keydate/domain/roles';
import { Button, ButtonLink, Cluster } from '@keydate/ui';
import { Link } from 'react-router-dom';

interface DraftActionsProps {
  user: User;
  onDiscard: () => void;
  onRestore: () => void;
}

/** What can be done with a kept draft: by this person, and now. */
export function DraftActions({ user, onDiscard, onRestore }: DraftActionsProps) {
  return (
    <Cluster gap={8}>
      <Button variant="ghost" size="small" onClick={onDiscard}>
        Discard
      </Button>
      {user.isSubscriptionPurchased && (
        <Button size="small" onClick={onRestore}>
          Restore
        </Button>
      )}
      {!user.isSubscriptionPurchased && isSuperRole(user.role) && (
        <ButtonLink as={Link} to={paths.subscription} size="small">
          See subscription
        </ButtonLink>
      )}
    </Cluster>
  );
}

interface ReplaceActionsProps {
  onReplace: () => void;
  onKeep: () => void;
}

/** Of two transactions, the one that goes on; the quiet way out has the focus first. */
export function ReplaceActions({ onReplace, onKeep }: ReplaceActionsProps) {
  return (
    <Cluster gap={8}>
      <Button variant="secondary" size="small" autoFocus onClick={onKeep}>
        Keep the new one
      </Button>
      <Button variant="danger" size="small" onClick={onReplace}>
        Restore anyway
      </Button>
    </Cluster>
  );
}
