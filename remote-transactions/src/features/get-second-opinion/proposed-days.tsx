import { refusalOf, useSignedInUser } from '@keydate/client';
import { decideProposal, type Proposal, type Question } from '@keydate/contracts/questions';
import { REASON_MAX } from '@keydate/contracts/limits';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { dayAt, dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import { useChangeButton } from '@keydate/forms/call';
import { Button, Cluster, notify, UnbrokenDays } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { useState } from 'react';
import { useDecideProposal } from '../../api/questions';
import { isQuiet } from '../../domain/counted-transaction';
import { nameOfOther } from '../../editing/name-of-other';
import { useMoves } from '../../editing/use-moves';
import { MovingDialog } from '../../ui/move-list/moving-dialog';
import { copy } from './copy';
import { Aside, Proposals } from './question.styles';

interface ProposedDaysProps {
  question: Question;
  transaction: Transaction;
}

/** The days that the lender proposes, each with what became of it, or with the buttons to decide. */
export function ProposedDays({ question, transaction }: ProposedDaysProps) {
  // one for all days, so that they are decided one at a time
  const decision = useDecideProposal(question._id, transaction._id);
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
            <Decide proposal={proposal} transaction={transaction} decision={decision} />
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

function whoWasFirst(error: unknown, userId: string): string | undefined {
  const refusal = refusalOf(decideProposal, error);
  if (refusal?.code === 'TRANSACTION_CHANGED')
    return copy.changedMeanwhile(nameOfOther(refusal.result.changedBy, userId));
  if (refusal?.code === 'PROPOSAL_DECIDED') return copy.decidedMeanwhile(nameOfOther(refusal.result.decidedBy, userId));
  return undefined;
}

interface DecideProps extends Omit<OneProposal, 'question'> {
  decision: ReturnType<typeof useDecideProposal>;
}

/**
 * Accepting sends the version on screen: the person who accepts has seen the rest of that transaction. If other dates count from the
 * deadline, they see these first.
 */
function Decide({ proposal, transaction, decision }: DecideProps) {
  const { version, contractDates } = transaction;
  const { dateId, title, to } = proposal;
  const deadline = contractDates.find((date) => date._id === dateId);
  const [reason, setReason] = useState('');
  const [isPreviewing, setPreviewing] = useState(false);
  const moves = useMoves(transaction, { contractDates: withDay(contractDates, dateId, to) });
  const { _id: userId } = useSignedInUser();
  const sayWhoWasFirst = (sentence: string, error: unknown) => notify.error(whoWasFirst(error, userId) ?? sentence);
  const { press, isBusy } = useChangeButton(decision, {
    onDone: (_reply, { isAccepted }) =>
      notify.success(isAccepted ? copy.accepted(title, dayWithWeekday(to)) : copy.declined),
    refusals: { TRANSACTION_CHANGED: sayWhoWasFirst, PROPOSAL_DECIDED: sayWhoWasFirst },
    failed: copy.failedAction,
  });
  const choice = decision.variables?.dateId === dateId ? decision.variables.isAccepted : undefined;
  const accept = () => press({ dateId, isAccepted: true, reason, version, ...moves.toSend });
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
            isBusy={isBusy && choice === true}
            disabled={isBusy}
            aria-label={copy.acceptOf(title, dayWithWeekday(to))}
            onClick={() => (isQuiet(moves) ? accept() : setPreviewing(true))}
          >
            {copy.accept}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy && choice === false}
          disabled={isBusy}
          aria-label={copy.declineOf(title, dayWithWeekday(to))}
          onClick={() => press({ dateId, isAccepted: false, reason, version })}
        >
          {copy.decline}
        </Button>
      </Cluster>
      {isPreviewing && (
        <MovingDialog
          title={copy.acceptTitle}
          verb={copy.accept}
          choice={moves}
          isSaving={isBusy}
          onSave={accept}
          onClose={() => setPreviewing(false)}
        >
          <p>
            <UnbrokenDays text={copy.countFromIt(title, dayWithWeekday(to))} />
          </p>
        </MovingDialog>
      )}
    </>
  );
}

/** The dates with one of them on another day, on which it follows no longer. */
function withDay(dates: readonly ContractDate[], id: string, day: CalendarDay): ContractDate[] {
  return dates.map((date) => (date._id === id ? { ...date, date: day, ...countAfterEdit(date, { date: day }) } : date));
}
