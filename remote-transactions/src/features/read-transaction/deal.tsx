import { paths } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { dayAt } from '@keydate/domain/calendar-day';
import { sideLabel } from '@keydate/domain/contract-type';
import { timeZoneOfState } from '@keydate/domain/us-states';
import { Icon, PageHeading, Tag, TextLink } from '@keydate/ui';
import { ArrowLeft } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { clientTitle } from '../../domain/client-names';
import { useNow } from '../../ui/clock';
import { DealFacts } from './deal-facts';
import { Columns, Tags, WayBack } from './deal.look';
import { Timeline } from './timeline';

interface DealProps {
  transaction: Transaction;
}

/** The deadlines as a timeline at the left, the deal's facts at the right. */
export function Deal({ transaction }: DealProps) {
  const { client_information: client, contract_type, status, state } = transaction;
  const today = dayAt(useNow(), timeZoneOfState(state));
  return (
    <>
      <WayBack>
        <TextLink as={Link} to={paths.dashboard}>
          <Icon of={ArrowLeft} size={16} />
          Dashboard
        </TextLink>
      </WayBack>
      <PageHeading title={clientTitle(client)}>
        <Tags>
          <Tag>{sideLabel(contract_type)}</Tag>
          <Tag>{status}</Tag>
        </Tags>
      </PageHeading>
      <Columns>
        <Timeline dates={transaction.contractDates} status={status} today={today} />
        <DealFacts transaction={transaction} />
      </Columns>
    </>
  );
}
