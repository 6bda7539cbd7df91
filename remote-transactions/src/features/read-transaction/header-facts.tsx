import type { Transaction } from '@keydate/contracts/transactions';
import { dayWithWeekday } from '@keydate/domain/calendar-day';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

/** Where the property is, and on which day the transaction closes, if its closing is known. */
export function HeaderFacts({ transaction }: { transaction: Transaction }) {
  const { street, city, state, zipcode, contractDates, closing: closingId } = transaction;
  const closing = contractDates.find(({ _id }) => _id === closingId);
  return (
    <Line>
      <span>{`${street}, ${city}, ${state} ${zipcode}`}</span>
      {closing && (
        <span>
          {copy.closing} <strong>{dayWithWeekday(closing.date)}</strong>
        </span>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[4]} ${tokens.gap[16]};
  margin-top: ${tokens.gap[8]};

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${tokens.color.ink};
  }
`;
