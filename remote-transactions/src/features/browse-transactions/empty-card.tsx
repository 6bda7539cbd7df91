import { useClientList, useSignedInUser } from '@keydate/client';
import { isCompanyOfLenders } from '@keydate/domain/roles';
import { Icon, Card, tokens } from '@keydate/ui';
import { CalendarPlus } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import type { TransactionFilters } from '../../domain/transaction-filters';
import { copy } from './copy';

interface EmptyCardProps {
  filters: TransactionFilters;
  onStart: () => void;
}

/** Shown in the grid if nothing matches. */
export function EmptyCard(props: EmptyCardProps) {
  const { role } = useSignedInUser();
  return role === 'Employee' ? <EmptyCardOfEmployee {...props} /> : <StartCard {...props} />;
}

/** An employee chooses among clients (spec § 6): without any, the wizard would lead them nowhere. */
function EmptyCardOfEmployee(props: EmptyCardProps) {
  const clients = useClientList();
  if (clients.isPending) return null;
  if (clients.data?.length !== 0) return <StartCard {...props} />;
  return (
    <Box>
      <Icon of={CalendarPlus} size={24} />
      <p>{copy.nothing(props.filters)}</p>
      <p>{copy.noClientsOfEmployee}</p>
      <InvitedByRealtors />
    </Box>
  );
}

/** A click anywhere on it starts the wizard (spec § 2.6). */
function StartCard({ filters, onStart }: EmptyCardProps) {
  return (
    <Box isPressable>
      <Icon of={CalendarPlus} size={24} />
      <p>{copy.nothing(filters)}</p>
      <h2>
        <button type="button" onClick={onStart}>
          {copy.emptyHeading}
        </button>
      </h2>
      <p>{copy.emptySentence}</p>
      <InvitedByRealtors />
    </Box>
  );
}

/** How a lender gets the transactions of others. */
function InvitedByRealtors() {
  const { company } = useSignedInUser();
  return company && isCompanyOfLenders(company.owner) ? <p>{copy.lendersAreInvited}</p> : null;
}

const Box = styled(Card)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.gap[8]};
  min-height: 280px;
  border-style: dashed;
  border-color: ${tokens.color.strongRule};
  text-align: center;

  svg,
  p {
    color: ${tokens.color.softInk};
  }

  h2 button {
    padding: 0;
    border: 0;
    background: none;
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
    cursor: pointer;
  }

  /* the button covers the whole card */
  h2 button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
