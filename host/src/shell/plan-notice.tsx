import { paths } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { RemoteSlot } from '@keydate/shell';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

interface PlanNoticeProps {
  notice: User['subscriptionNotice'];
  /** The path of the page that it would be above. */
  path: string;
}

/** Tells a member what became of the company's plan (server/src/billing/README.md, Plans and limits), where that matters to them. */
export function PlanNotice({ notice, path }: PlanNoticeProps) {
  if (!notice || !isShownAt(path, notice)) return null;
  return (
    <Box>
      <RemoteSlot slot="planNotice" label={copy.plan} />
    </Box>
  );
}

/** A failed payment is urgent everywhere; a plan that ended matters where transactions begin. Its own page tells both. */
function isShownAt(path: string, { kind }: NonNullable<User['subscriptionNotice']>): boolean {
  return kind === 'payment_failed' ? path !== paths.subscription : path === paths.dashboard;
}

const Box = styled.div`
  margin-bottom: ${tokens.gap[24]};
`;
