import { paths } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import { ButtonLink, Notice, UnbrokenDays } from '@keydate/ui';
import { Link } from 'react-router-dom';
import { useDayHere } from '../../ui/use-day-here';
import { copy } from './copy';

/** Says what happened to the company's plan and what to do. People who manage the plan get a link, others a name to ask. */
export function TellPlan({ user }: { user: User }) {
  const { subscriptionNotice: notice, company } = user;
  const dayHere = useDayHere();
  if (!notice) return null;
  if (!canManageSubscription(user)) {
    return company && <Notice title={copy.endedForMembers}>{copy.askOwner(company.owner.fullName)}</Notice>;
  }
  if (notice.kind === 'ended') {
    return (
      <Notice tone="warn" title={copy.ended} action={<PlansLink label={copy.seePlans} />}>
        {copy.freeAllowance}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={copy.paymentFailed} action={<PlansLink label={copy.seeSubscription} />}>
      {notice.until !== null && <UnbrokenDays text={copy.keepPlan(dayHere(notice.until))} />}
    </Notice>
  );
}

function PlansLink({ label }: { label: string }) {
  return (
    <ButtonLink as={Link} to={paths.subscription} size="small" variant="secondary">
      {label}
    </ButtonLink>
  );
}
