import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import type { PropertyClock } from '@keydate/domain/deadlines';
import { Button, EmptyState } from '@keydate/ui';
import { CalendarDays, CircleCheck, Pencil } from '@keydate/ui/icons';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useRemindersRefetched } from '../../api/transaction-reminders';
import { anchorOfDeadline } from '../../domain/anchor-of-deadline';
import { orderOfTransaction } from '../../domain/order-of-transaction';
import { nextDay, splitTimeline, timelineOf, type TimelineDay } from '../../domain/timeline';
import { OrderNotice } from '../../ui/order-notice';
import { useLocation } from 'react-router-dom';
import { OutOfStep } from './counts/out-of-step';
import { copy } from './copy';
import { DoneDeadlines } from './done-deadlines';
import { MovedClosing } from './moved-closing';
import { OverdueBar } from './overdue-bar';
import { TimelineEntry } from './timeline-entry';
import { Days, NoticeLine, Section, SectionHead } from './timeline.styles';
import { UnknownClosing } from './unknown-closing';

/** Narrower windows are phones, as in the media queries. */
const PHONE_PX = 640;

interface TimelineProps {
  transaction: Transaction;
  clock: PropertyClock;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

/**
 * All deadlines in due order, a calendar leaf for each day; the next day is emphasized, and in view when the page opens.
 * Deadlines that were settled before are one line.
 */
export function Timeline({ transaction, clock, editRef, onEdit }: TimelineProps) {
  const { contractDates } = transaction;
  return (
    <Section aria-labelledby="deadlines">
      <SectionHead>
        <h2 id="deadlines">{copy.deadlines}</h2>
        <Button ref={editRef} variant="secondary" size="small" icon={Pencil} onClick={onEdit}>
          {copy.editDates}
        </Button>
      </SectionHead>
      {contractDates.length === 0 ? (
        <EmptyState icon={CalendarDays} title={copy.noDeadlinesTitle}>
          {copy.noDeadlines}
        </EmptyState>
      ) : (
        <Deadlines transaction={transaction} clock={clock} />
      )}
    </Section>
  );
}

/** The days of a transaction; read by its lender, nothing can be settled in them. */
export function Deadlines({ transaction, clock }: Pick<TimelineProps, 'transaction' | 'clock'>) {
  useRemindersRefetched(transaction);
  const doneBefore = useDoneBefore(transaction);
  // a deadline that is taken back moves out of the closed line, and the focus with it
  const [lastToggled, setLastToggled] = useState<string | null>(null);
  const { hash } = useLocation();
  const nextEntry = useNextInView(hash !== '');
  const entriesOf = (days: readonly TimelineDay[], next?: CalendarDay) =>
    days.map((entry) => (
      <TimelineEntry
        key={entry.day}
        entry={entry}
        transaction={transaction}
        clock={clock}
        isNext={entry.day === next}
        entryRef={entry.day === next ? nextEntry : undefined}
        lastToggled={lastToggled}
        onToggle={setLastToggled}
      />
    ));

  if (transaction.status === 'Closed') return <Days>{entriesOf(timelineOf(transaction.contractDates))}</Days>;
  const { done, doneCount, days, overdue } = splitTimeline(transaction.contractDates, clock, doneBefore);
  return (
    <>
      <UnknownClosing transaction={transaction} />
      {transaction.asLender === null && (
        <NoticeLine>
          <OutOfStep transaction={transaction} />
        </NoticeLine>
      )}
      {transaction.asLender === null && (
        <NoticeLine>
          <OrderNotice warnings={orderOfTransaction(transaction, clock.today)} />
        </NoticeLine>
      )}
      <MovedClosing transaction={transaction} today={clock.today} />
      {doneCount > 0 && (
        <DoneDeadlines count={doneCount} isAllDone={isAllDone(done)} linkedTo={isAmong(done, hash) ? hash : null}>
          {entriesOf(done)}
        </DoneDeadlines>
      )}
      {transaction.asLender === null && <OverdueBar transaction={transaction} overdue={overdue} />}
      {days.length > 0 ? (
        <Days>{entriesOf(days, nextDay(days, clock))}</Days>
      ) : (
        <EmptyState icon={CircleCheck} title={copy.allDone} />
      )}
    </>
  );
}

function isAllDone(days: readonly TimelineDay[]): boolean {
  return days.every(({ deadlines }) => deadlines.every(({ done }) => done?.as === 'done'));
}

function isAmong(days: readonly TimelineDay[], anchor: string): boolean {
  return days.some(({ deadlines }) => deadlines.some(({ _id }) => anchorOfDeadline(_id) === anchor));
}

/**
 * The ids of the deadlines that were settled before the page was opened. A deadline that is settled on the page is not one of
 * them: it stays in its place, where the person can undo a wrong click.
 */
function useDoneBefore({ contractDates }: Transaction): ReadonlySet<string> {
  const done = contractDates.flatMap((date) => (date.done === null ? [] : [date._id]));
  const [before, setBefore] = useState(() => new Set(done));
  const still = done.filter((id) => before.has(id));
  if (still.length < before.size) setBefore(new Set(still));
  return before;
}

/**
 * Brings the next day into view once, when the page opens: overdue days above it may fill the screen. A page that was
 * opened by a link shows what the link leads to; a phone shows the page's top, where the next day soon follows.
 */
function useNextInView(isLink: boolean): Ref<HTMLLIElement> {
  const entry = useRef<HTMLLIElement>(null);
  const wasLink = useRef(isLink);
  useEffect(() => {
    if (wasLink.current || window.innerWidth < PHONE_PX) return undefined;
    // after the shell has scrolled to the top of the page it opened
    const frame = requestAnimationFrame(() => entry.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return entry;
}
