import type { Company } from '@keydate/contracts/companies';
import type { Invite } from '@keydate/contracts/transactions';
import { LINK_OF_INVITE, ownInvites } from '@keydate/domain/own-invites';
import type { Role } from '@keydate/domain/roles';
import { useChangeButton } from '@keydate/forms/call';
import { InviteCodes } from '@keydate/forms/invites';
import { IconButton, notify, tokens } from '@keydate/ui';
import { RotateCw } from '@keydate/ui/icons';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRenewInviteLink } from '../../api/renew-invite-link';
import { copy } from './copy';

/**
 * One line that opens the person's own invite codes, which can be copied and renewed; the team's before the client's, as
 * spec § 6 names them.
 */
export function OwnInviteCodes({ company, role }: { company: Company; role: Role }) {
  const [asked, setAsked] = useState<Invite['kind'] | null>(null);
  const renewal = useChangeButton(useRenewInviteLink(), {
    onDone: () => {
      setAsked(null);
      notify.success(copy.renewed);
    },
  });
  const invites = ownInvites(company, role).toReversed();
  return (
    <>
      <Fold>
        <summary>{copy.codes(invites.map(({ kind }) => kind))}</summary>
        <InviteCodes
          invites={invites}
          action={(kind) => <IconButton label={copy.renew(kind)} icon={RotateCw} onClick={() => setAsked(kind)} />}
        />
      </Fold>
      {asked && (
        <ConfirmDialog
          isOpen
          title={copy.renewTitle(asked)}
          confirmLabel={copy.renewConfirm}
          isBusy={renewal.isBusy}
          onConfirm={() => renewal.press(LINK_OF_INVITE[asked])}
          onCancel={() => setAsked(null)}
        >
          {copy.renewWhat}
        </ConfirmDialog>
      )}
    </>
  );
}

const Fold = styled.details`
  margin-top: ${tokens.gap[8]};
  font-size: ${tokens.size[14]};

  summary {
    width: fit-content;
    padding: ${tokens.gap[4]} 0;
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.softInk};
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }
`;
