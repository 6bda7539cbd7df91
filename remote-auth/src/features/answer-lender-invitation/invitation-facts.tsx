import type { LenderInvitation } from '@keydate/contracts/lender-invitations';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { useTimeZone } from '@keydate/forms/time';
import { Card, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

/** The facts of an invitation and its transaction that a lender sees before they accept. */
export function InvitationFacts({ invitation }: { invitation: LenderInvitation }) {
  const { property, contract_type, expiresAt } = invitation;
  const timeZone = useTimeZone();
  return (
    <Facts as="dl">
      <dt>{copy.property}</dt>
      <dd>{`${property.street}, ${property.city}, ${property.state}`}</dd>
      <dt>{copy.side}</dt>
      <dd>{copy.sides[contract_type]}</dd>
      <dt>{copy.validUntil}</dt>
      <dd>{momentInWords(new Date(expiresAt), timeZone)}</dd>
    </Facts>
  );
}

const Facts = styled(Card)`
  font-size: ${tokens.size[14]};
  line-height: 20px;

  dt {
    color: ${tokens.color.softInk};
  }

  dd {
    margin: 0 0 ${tokens.gap[12]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dd:last-child {
    margin-bottom: 0;
  }
`;
