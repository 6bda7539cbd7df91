import { paths, useNameOfPage } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { loadLater } from '@keydate/forms/later';
import { useNow } from '@keydate/forms/time';
import { Icon, Notice, PageHeading, Skeleton, Stack, Tag, TextLink } from '@keydate/ui';
import { ArrowLeft } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { clientTitle } from '../domain/client-names';
import { clockOfTransaction } from '../domain/clock-of-transaction';
import { ReadTimeline } from '../features/follow-deadlines/read-timeline';
import { ClientFacts } from '../features/read-transaction/client-facts';
import { PropertyAddress } from '../features/read-transaction/property-address';
import { Columns, Facts, FactsColumn, Tags, WayBack } from '../features/read-transaction/transaction.styles';
import { ReadReminderTimes } from '../features/schedule-notification/further-reminders';
import { MutedNotice } from '../features/see-muted/muted-notice';
import { copy } from './copy';
import { CalendarFacts, FactsSection, ReminderFacts } from './facts-section';

const GiveSecondOpinion = loadLater(
  async () => (await import('../features/get-second-opinion/give-second-opinion')).GiveSecondOpinion,
  { title: copy.secondOpinion, fallback: <Skeleton height="48px" /> },
);
const WriteToRealtor = loadLater(
  async () => (await import('../features/write-to-realtor/write-to-realtor')).WriteToRealtor,
  { title: copy.writeTo, fallback: <Skeleton height="48px" /> },
);
const TickLoanMilestones = loadLater(
  async () => (await import('../features/tick-loan-milestones/tick-loan-milestones')).TickLoanMilestones,
  { title: copy.loan, fallback: <Skeleton height="240px" /> },
);

interface LenderLayoutProps {
  transaction: Transaction;
  asLender: NonNullable<Transaction['asLender']>;
}

/** A transaction of another company, as its lender reads it (server/src/transactions/README.md, Lenders). */
export function LenderLayout({ transaction, asLender: { company } }: LenderLayoutProps) {
  const { client_information: client, contract_type, status } = transaction;
  useNameOfPage(clientTitle(client));
  const clock = clockOfTransaction(transaction, useNow());
  return (
    <>
      <WayBack>
        <TextLink as={Link} to={paths.dashboard}>
          <Icon of={ArrowLeft} size={16} />
          {copy.dashboard}
        </TextLink>
      </WayBack>
      <PageHeading title={clientTitle(client)}>
        <Tags>
          <Tag>{sideLabel(contract_type)}</Tag>
          <Tag>{status}</Tag>
          <Tag>{copy.asLender}</Tag>
        </Tags>
      </PageHeading>
      <Stack gap={24}>
        <Notice>{copy.readOnly(company)}</Notice>
        <MutedNotice transactionId={transaction._id} />
        <FactsSection title={copy.secondOpinion}>
          <GiveSecondOpinion transaction={transaction} />
        </FactsSection>
        <Columns>
          <ReadTimeline transaction={transaction} clock={clock} />
          <FactsColumn aria-label={copy.facts}>
            <Facts>
              <ClientFacts client={client} />
            </Facts>
            <FactsSection title={copy.writeTo}>
              <WriteToRealtor transaction={transaction} />
            </FactsSection>
            <FactsSection title={copy.address}>
              <PropertyAddress transaction={transaction} />
            </FactsSection>
            <FactsSection title={copy.loan}>
              <TickLoanMilestones transaction={transaction} />
            </FactsSection>
            {status === 'Active' && (
              <FactsSection title={copy.notification}>
                <ReadReminderTimes transaction={transaction} />
              </FactsSection>
            )}
            <ReminderFacts transaction={transaction} />
            <CalendarFacts transactionId={transaction._id} />
          </FactsColumn>
        </Columns>
      </Stack>
    </>
  );
}
