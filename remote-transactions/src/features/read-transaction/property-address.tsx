import type { Transaction } from '@keydate/contracts/transactions';
import { Icon } from '@keydate/ui';
import { MapPin } from '@keydate/ui/icons';
import { Fact } from './transaction.styles';

/** Where the property is. */
export function PropertyAddress({
  transaction: { street, city, state, zipcode, country },
}: {
  transaction: Transaction;
}) {
  return (
    <Fact>
      <Icon of={MapPin} />
      <address>
        {street}
        <br />
        {`${city}, ${state} ${zipcode}`}
        <br />
        {country}
      </address>
    </Fact>
  );
}
