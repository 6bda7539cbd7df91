import { formatAmount } from '@keydate/domain/money';
import { copy } from './copy';

interface Amounts {
  grossCents: number;
  netCents: number;
  /** The part of the difference that is credit; below zero, what is added from earlier. The rest is a discount. */
  creditCents: number;
}

/** The Pay button's words; the gross price is struck through where the net price differs (spec § 2.9). */
export function PayLabel({ grossCents, netCents }: Pick<Amounts, 'grossCents' | 'netCents'>) {
  return (
    <span>
      {copy.pay} {grossCents !== netCents && <s>{formatAmount(grossCents)}</s>} {formatAmount(netCents)}
    </span>
  );
}

/** Why the amount to pay is not the price; nothing where it is. */
export function DifferenceExplained({ grossCents, netCents, creditCents }: Amounts) {
  const discountCents = grossCents - creditCents - netCents;
  const reasons = [
    creditCents > 0 && copy.credit(formatAmount(creditCents)),
    creditCents < 0 && copy.owedEarlier(formatAmount(-creditCents)),
    discountCents > 0 && copy.discount(formatAmount(discountCents)),
  ].filter((reason) => reason !== false);
  return reasons.length > 0 && <p style={{ margin: 0 }}>{reasons.join(' ')}</p>;
}
