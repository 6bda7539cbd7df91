import type { CardOnFile as StoredCard } from '@keydate/contracts/billing-overview';
import { Card, Cluster, Icon, tokens } from '@keydate/ui';
import { CreditCard } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Title } from './billing.styles';
import { copy } from './copy';

interface CardOnFileProps {
  card: StoredCard | null;
  /** The button that adds or changes it. */
  action: ReactNode;
}

/** The card that is charged, as the provider describes it. */
export function CardOnFile({ card, action }: CardOnFileProps) {
  return (
    <Card as="section" aria-label={copy.card}>
      <Title>{copy.card}</Title>
      <Cluster justify="space-between">
        {card ? (
          <Line>
            <Icon of={CreditCard} />
            <span>
              <Brand>{copy.cardLine(card.brand, card.last4)}</Brand>, {expiryOf(card)}
            </span>
          </Line>
        ) : (
          <span>{copy.noCard}</span>
        )}
        {action}
      </Cluster>
    </Card>
  );
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
