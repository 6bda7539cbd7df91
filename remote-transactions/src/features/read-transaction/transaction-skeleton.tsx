import { delayedFadeIn, Skeleton, Stack, VisuallyHidden } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';
import { Client, Columns, Facts, FactsColumn, Heading } from './transaction.styles';

/** A placeholder while the transaction loads: its deadlines by day on the left, its facts on the right. */
export function TransactionSkeleton() {
  return (
    <Page gap={24} aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Heading aria-hidden>{copy.title}</Heading>
      <Columns>
        <Stack gap={24}>
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Client key={key}>
              <Skeleton width="56px" height="76px" />
              <Lines />
            </Client>
          ))}
        </Stack>
        <FactsColumn as="div">
          {['client', 'address'].map((key) => (
            <Facts key={key}>
              <Client>
                <Skeleton width="48px" height="48px" isRound />
                <Lines />
              </Client>
            </Facts>
          ))}
        </FactsColumn>
      </Columns>
    </Page>
  );
}

function Lines() {
  return (
    <Wide gap={8}>
      <Skeleton width="60%" height="16px" />
      <Skeleton width="35%" height="12px" />
    </Wide>
  );
}

const Wide = styled(Stack)`
  flex: 1;
`;

const Page = styled(Stack)`
  ${delayedFadeIn}
`;
