import { formatAmount } from '@keydate/domain/money';
import { copy } from './copy';

interface PayLabelProps {
  grossCents: number;
  netCents: number;
}

/** The Pay button's words; the gross price is struck through where the net price differs (spec § 2.9). */
export function PayLabel({ grossCents, netCents }: PayLabelProps) {
  return (
    <span>
      {copy.pay} {grossCents !== netCents && <s>{formatAmount(grossCents)}</s>} {formatAmount(netCents)}
    </span>
  );
}
