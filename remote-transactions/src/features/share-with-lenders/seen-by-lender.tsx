import type { ContractDate } from '@keydate/contracts/transactions';
import { isRowForLenders } from '@keydate/domain/lender-rows';
import { UnbrokenDays } from '@keydate/ui';
import { Checkbox, ChoiceGroup } from '@keydate/ui/forms';
import { inDateOrder } from '../../domain/dates-edit';
import { copy } from './copy';
import { Rows, Seen } from './lenders.styles';
import type { SharingEdit } from './use-sharing-edit';

/** The parts of a transaction that one lender sees, row by row, with a box for each. */
export function SeenByLender({ dates, edit }: { dates: readonly ContractDate[]; edit: SharingEdit }) {
  const { sharesContact, seenIds, setContact, setSeen } = edit;
  return (
    <Seen>
      <Checkbox label={copy.contact} checked={sharesContact} onChange={({ target }) => setContact(target.checked)} />
      {dates.length > 0 && (
        <ChoiceGroup legend={copy.deadlines(seenIds.size, dates.length)}>
          <Rows>
            {forLendersFirst(dates).map((date) => (
              <Checkbox
                key={date._id}
                label={<UnbrokenDays text={`${date.title}, ${date.date}`} />}
                checked={seenIds.has(date._id)}
                onChange={({ target }) => setSeen(date, target.checked)}
              />
            ))}
          </Rows>
        </ChoiceGroup>
      )}
    </Seen>
  );
}

/** The rows that lenders see by default come first: of forty rows they would be out of sight. */
function forLendersFirst(dates: readonly ContractDate[]): ContractDate[] {
  const inOrder = inDateOrder(dates);
  return [
    ...inOrder.filter(({ title }) => isRowForLenders(title)),
    ...inOrder.filter(({ title }) => !isRowForLenders(title)),
  ];
}
