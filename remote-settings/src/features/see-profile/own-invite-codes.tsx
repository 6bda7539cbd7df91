import { session } from '@keydate/client';
import { renewInviteLink as renewCall, type Company } from '@keydate/contracts/companies';
import type { Invite } from '@keydate/contracts/transactions';
import { LINK_OF_INVITE, ownInvites } from '@keydate/domain/own-invites';
import type { Role } from '@keydate/domain/roles';
import { useCallButton } from '@keydate/forms/call';
import { InviteCodes } from '@keydate/forms/invites';
import { IconButton, notify } from '@keydate/ui';
import { RotateCw } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { renewInviteLink } from '../../api/renew-invite-link';
import { copy } from './copy';

/** The person's own invite codes, which can be copied and renewed; the team's before the client's, as spec § 6 names them. */
export function OwnInviteCodes({ company, role }: { company: Company; role: Role }) {
  const [asked, setAsked] = useState<Invite['kind'] | null>(null);
  const renewal = useCallButton({
    call: renewCall,
    send: (kind: Invite['kind']) => renewInviteLink(LINK_OF_INVITE[kind]),
    onDone: (renewed) => {
      session().update({ company: renewed });
      setAsked(null);
      notify.success(copy.renewed);
    },
  });
  return (
    <>
      <InviteCodes
        invites={ownInvites(company, role).toReversed()}
        action={(kind) => <IconButton label={copy.renew(kind)} icon={RotateCw} onClick={() => setAsked(kind)} />}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={copy.renewTitle(asked)}
          confirmLabel={copy.renewConfirm}
          isBusy={renewal.isBusy}
          onConfirm={() => renewal.press(asked)}
          onCancel={() => setAsked(null)}
        >
          {copy.renewWhat}
        </ConfirmDialog>
      )}
    </>
  );
}
