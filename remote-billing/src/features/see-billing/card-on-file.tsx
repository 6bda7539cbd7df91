import type { BillingOverview, CardOnFile as StoredCard } from '@keydate/contracts/billing-overview';
import { Card, Cluster, Icon, tokens } from '@keydate/ui';
import { CreditCard } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Title } from './billing.styles';
import { copy } from './copy';

interface CardOnFileProps {
  card: StoredCard | null;
  /** The method that is charged, if it is no card. */
  otherMethod: BillingOverview['otherMethod'];
  /** The button that adds or changes it. */
  action: ReactNode;
}

/** The card that is charged, as the provider describes it. */
export function CardOnFile({ card, otherMethod, action }: CardOnFileProps) {
  const title = otherMethod ? copy.method : copy.card;
  return (
    <Card as="section" aria-label={title}>
      <Title>{title}</Title>
      <Cluster justify="space-between">
        {card ? (
          <Line>
            <Icon of={CreditCard} />
            <span>
              <Brand>{copy.cardLine(card.brand, card.last4)}</Brand>, {expiryOf(card)}
            </span>
          </Line>
        ) : (
          <Brand>{otherMethod ? otherWords(otherMethod) : copy.noCard}</Brand>
        )}
        {action}
      </Cluster>
    </Card>
  );
}

/** The ways to pay that an account of Stripe in the US can have; another one has the provider's own word. */
function otherWords({ type, last4 }: NonNullable<BillingOverview['otherMethod']>): string {
  const [first = '', ...rest] = type.replaceAll('_', ' ');
  return copy.otherLine(copy.methods[type] ?? `${first.toUpperCase()}${rest.join('')}`, last4);
}

function expiryOf({ exp_month, exp_year }: StoredCard): string {
  const month = String(exp_month).padStart(2, '0');
  // a card is good to the last day of its month
  const isExpired = new Date() >= new Date(exp_year, exp_month, 1);
  return isExpired ? copy.expired(month, exp_year) : copy.expires(month, exp_year);
}

/** The words wrap next to the icon, not below it. */
const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
`;

const Brand = styled.span`
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;
