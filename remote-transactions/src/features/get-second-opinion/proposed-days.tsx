import { decideProposal as decideCall, type Proposal, type Question } from '@keydate/contracts/questions';
import { REASON_MAX } from '@keydate/contracts/limits';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { dayAt, dayWithWeekday } from '@keydate/domain/calendar-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useCallButton } from '@keydate/forms/call';
import { Button, Cluster, notify, UnbrokenDays } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useState } from 'react';
import { decideProposal, useRefreshQuestions, useTakeNewVersion } from '../../api/questions';
import { copy } from './copy';
import { Aside, Proposals } from './question.styles';

interface ProposedDaysProps {
  question: Question;
  transaction: Transaction;
}

/** The days that the lender proposes, each with what became of it, or with the buttons to decide. */
export function ProposedDays({ question, transaction }: ProposedDaysProps) {
  // one at a time: each acceptance makes a new version, which the next one must have on screen
  const [isDeciding, setDeciding] = useState(false);
  return (
    <Proposals aria-label={copy.proposals}>
      {question.proposals.map((proposal) => (
        <li key={proposal.dateId}>
          <div>
            <strong>{proposal.title}</strong>
            <p>
              <UnbrokenDays text={copy.proposes(dayWithWeekday(proposal.from), dayWithWeekday(proposal.to))} />
            </p>
          </div>
          {proposal.decision === null && question.side === 'realtor' && question.state === 'answered' ? (
            <Decide
              proposal={proposal}
              question={question}
              transaction={transaction}
              isDeciding={isDeciding}
              onDeciding={setDeciding}
            />
          ) : (
            <Decision proposal={proposal} question={question} transaction={transaction} />
          )}
        </li>
      ))}
    </Proposals>
  );
}

type OneProposal = ProposedDaysProps & { proposal: Proposal };

function Decision({ proposal: { decision }, question, transaction }: OneProposal) {
  if (decision === null) return <Aside>{question.state === 'closed' ? copy.notDecided : copy.undecided}</Aside>;
  const day = dayAt(new Date(decision.at), timeZoneOfProperty(transaction));
  return (
    <Aside>
      <UnbrokenDays
        text={decision.isAccepted ? copy.acceptedBy(decision.by, day) : copy.declinedBy(decision.by, day)}
      />
      {decision.reason && `. ${copy.because(decision.reason)}`}
    </Aside>
  );
}

/** The change of a deadline since the lender proposed another day for it. */
function SinceAnswered({ proposal, deadline }: { proposal: Proposal; deadline: ContractDate | undefined }) {
  if (!deadline) return <Aside>{copy.removed}</Aside>;
  if (deadline.date === proposal.from) return null;
  return (
    <Aside>
      <UnbrokenDays text={copy.nowOn(dayWithWeekday(deadline.date))} />
    </Aside>
  );
}

type DecideProps = OneProposal & {
  /** True if this day or another one of the question is being decided. */
  isDeciding: boolean;
  onDeciding: (isDeciding: boolean) => void;
};

/** Accepting sends the version on screen: the person who accepts has seen the rest of that transaction. */
function Decide({ proposal, question: { _id }, transaction, isDeciding, onDeciding }: DecideProps) {
  const { version, contractDates } = transaction;
  const { dateId, title, to } = proposal;
  const deadline = contractDates.find((date) => date._id === dateId);
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState<boolean | null>(null);
  const refresh = useRefreshQuestions();
  const takeNewVersion = useTakeNewVersion();
  const deciding = useCallButton({
    call: decideCall,
    send: async (isAccepted: boolean) => {
      setChoice(isAccepted);
      onDeciding(true);
      try {
        await refresh(await decideProposal(_id, { dateId, isAccepted, reason, version }));
        return { isAccepted };
      } catch (error) {
        if (!takeNewVersion(error)) throw error;
        return null;
      } finally {
        onDeciding(false);
      }
    },
    onDone: (decided) => {
      if (decided === null) {
        notify.error(copy.changedMeanwhile);
        return;
      }
      notify.success(decided.isAccepted ? copy.accepted(title, dayWithWeekday(to)) : copy.declined);
    },
    failed: copy.failedAction,
  });
  return (
    <>
      <SinceAnswered proposal={proposal} deadline={deadline} />
      <TextInput
        label={copy.reason}
        maxLength={REASON_MAX}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Cluster gap={8}>
        {deadline && (
          <Button
            size="small"
            isBusy={deciding.isBusy && choice === true}
            disabled={isDeciding}
            aria-label={copy.acceptOf(title, dayWithWeekday(to))}
            onClick={() => deciding.press(true)}
          >
            {copy.accept}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          isBusy={deciding.isBusy && choice === false}
          disabled={isDeciding}
          aria-label={copy.declineOf(title, dayWithWeekday(to))}
          onClick={() => deciding.press(false)}
        >
          {copy.decline}
        </Button>
      </Cluster>
    </>
  );
}
