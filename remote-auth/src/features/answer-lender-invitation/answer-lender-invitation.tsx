import { isRefusedWith, paths, sentenceOf, session, switchAccount, useLenderInvitation } from '@keydate/client';
import { readLenderInvitation, type LenderInvitation } from '@keydate/contracts/lender-invitations';
import type { User } from '@keydate/contracts/people';
import { useChangeButton } from '@keydate/forms/call';
import { Button, ButtonLink, Notice, notify, PageHeading, Skeleton, Stack, VisuallyHidden } from '@keydate/ui';
import { Children, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAcceptInvitation, useDeclineInvitation } from '../../api/lender-invitation';
import { noteAcceptance, takeAcceptance } from './acceptance.store';
import { copy } from './copy';
import { InvitationFacts } from './invitation-facts';

interface AnswerLenderInvitationProps {
  id: string;
  user: User;
}

/** An invitation to a transaction, for a signed-in person: its facts, or one sentence that says why it cannot be opened. */
export function AnswerLenderInvitation({ id, user }: AnswerLenderInvitationProps) {
  const invitation = useLenderInvitation(id);
  const [isDeclined, setDeclined] = useState(false);

  if (isDeclined) return <Ending title={copy.declinedTitle} sentence={copy.declined} />;
  if (invitation.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height="240px" />
      </div>
    );
  }
  if (invitation.data === undefined || invitation.isError)
    return (
      <Ending title={copy.failedTitle} sentence={whyNotOpened(invitation.error)}>
        {isForAnotherAccount(invitation.error) && (
          <Button variant="secondary" onClick={() => switchAccount(paths.lenderInvitation(id))}>
            {copy.otherAccount}
          </Button>
        )}
        {!isRefused(invitation.error) && (
          <>
            <Button variant="secondary" isBusy={invitation.isFetching} onClick={() => void invitation.refetch()}>
              {copy.retry}
            </Button>
            <Button variant="ghost" onClick={() => session().logout()}>
              {copy.logOut}
            </Button>
          </>
        )}
      </Ending>
    );
  const { data } = invitation;
  if (data.transactionId !== null)
    return (
      <Ending title={copy.title(data.company)} sentence={copy.acceptedBefore}>
        <ButtonLink as={Link} to={paths.transaction(data.transactionId)}>
          {copy.open}
        </ButtonLink>
      </Ending>
    );
  return (
    <OpenInvitation
      invitation={data}
      hasCompany={user.company !== null}
      onDeclined={() => setDeclined(true)}
      isStillOpen={async () => !(await invitation.refetch()).isError}
    />
  );
}

/** True if another account may open the invitation, but this one may not. */
function isForAnotherAccount(error: unknown): boolean {
  return isRefusedWith(
    readLenderInvitation,
    error,
    'LENDER_INVITATION_FOR_ANOTHER',
    'LENDER_INVITATION_NOT_A_LENDER',
    'LENDER_INVITATION_OWN_COMPANY',
  );
}

/** True if there is no such invitation: for example, a part of the link is missing. */
function isUnknown(error: unknown): boolean {
  return isRefusedWith(readLenderInvitation, error, 'NOT_FOUND');
}

/** True if another try would get the same answer. */
function isRefused(error: unknown): boolean {
  return isUnknown(error) || isRefusedWith(readLenderInvitation, error, ...readLenderInvitation.errors);
}

function whyNotOpened(error: unknown): string {
  return isUnknown(error) ? copy.unknown : sentenceOf(error);
}

interface OpenInvitationProps {
  invitation: LenderInvitation;
  hasCompany: boolean;
  onDeclined: () => void;
  /** Reads the invitation again. If it was withdrawn or has ended since it was opened, the page shows that from then on. */
  isStillOpen: () => Promise<boolean>;
}

function OpenInvitation({ invitation, hasCompany, onDeclined, isStillOpen }: OpenInvitationProps) {
  const { _id: id, company, invitedBy } = invitation;
  const navigate = useNavigate();
  const tellFailure = async (sentence: string, isFromServer: boolean) => {
    // no toast repeats a message of the page
    if (!isFromServer || (await isStillOpen())) notify.error(copy.failed, sentence);
  };
  const accepting = useChangeButton(useAcceptInvitation(id), {
    onDone: (transactionId) => {
      notify.success(copy.accepted);
      void navigate(paths.transaction(transactionId), { replace: true });
    },
    failed: (...reason) => void tellFailure(...reason),
  });
  const declining = useChangeButton(useDeclineInvitation(id), {
    onDone: onDeclined,
    failed: (...reason) => void tellFailure(...reason),
  });
  const acceptAtOnce = useEffectEvent(() => accepting.press());
  useEffect(() => {
    if (hasCompany && takeAcceptance(id)) acceptAtOnce();
  }, [id, hasCompany]);
  return (
    <>
      <PageHeading title={copy.title(company)}>{copy.lede(invitedBy)}</PageHeading>
      <Answer gap={24}>
        <InvitationFacts invitation={invitation} />
        {!hasCompany && <Notice>{copy.companyFirst}</Notice>}
        <Stack gap={8}>
          {hasCompany ? (
            <Button isBusy={accepting.isBusy} disabled={declining.isBusy} onClick={() => accepting.press()}>
              {copy.accept}
            </Button>
          ) : (
            <ButtonLink
              as={Link}
              to={paths.company}
              state={{ returnTo: paths.lenderInvitation(id) }}
              onClick={() => noteAcceptance(id)}
            >
              {copy.createCompany}
            </ButtonLink>
          )}
          <Button
            variant="ghost"
            isBusy={declining.isBusy}
            disabled={accepting.isBusy}
            onClick={() => declining.press()}
          >
            {copy.decline}
          </Button>
        </Stack>
      </Answer>
    </>
  );
}

function Ending({ title, sentence, children }: { title: string; sentence: string; children?: ReactNode }) {
  const isOnlyAction = Children.toArray(children).length === 0;
  return (
    <>
      <PageHeading title={title}>{sentence}</PageHeading>
      <Answer gap={8}>
        {children}
        <ButtonLink as={Link} to={paths.dashboard} variant={isOnlyAction ? 'secondary' : 'ghost'}>
          {copy.toDashboard}
        </ButtonLink>
      </Answer>
    </>
  );
}

/** Buttons as wide as a whole page look like bars. */
const Answer = styled(Stack)`
  max-width: 480px;
`;
