import { pictureAddress } from '@keydate/client';
import type { Teammate } from '@keydate/contracts/teammates';
import { roleLabel } from '@keydate/domain/roles';
import { Avatar, Button } from '@keydate/ui';
import { useState } from 'react';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';
import { RemoveTeammate } from './remove-teammate';

/** One person of the company. Remove is offered only to those who may (server/src/accounts/README.md, Removing). */
export function TeammateRow({ teammate }: { teammate: Teammate }) {
  const { fullName, avatar, role, removable } = teammate;
  const [isAsked, setAsked] = useState(false);
  return (
    <Row>
      <Avatar src={pictureAddress(avatar)} name={fullName} />
      <RowText>
        <strong>{fullName}</strong>
        <span>{roleLabel(role)}</span>
      </RowText>
      {removable && (
        <Button variant="ghost" size="small" aria-label={copy.removeWho(fullName)} onClick={() => setAsked(true)}>
          {copy.remove}
        </Button>
      )}
      {isAsked && <RemoveTeammate teammate={teammate} onClose={() => setAsked(false)} />}
    </Row>
  );
}
