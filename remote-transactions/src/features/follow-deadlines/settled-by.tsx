import type { DeadlineDone } from '@keydate/contracts/transactions';
import { dayAt } from '@keydate/domain/calendar-day';
import { StatusMark, UnbrokenDays } from '@keydate/ui';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { SettledLine } from './timeline.styles';

interface SettledByProps {
  done: DeadlineDone;
  /** The property's. */
  timeZone: string;
  /** The button that opens it again, where the reader may. */
  children: ReactNode;
}

/** How a deadline was settled, by whom and on which day, with their note. */
export function SettledBy({ done: { as, by, at, note }, timeZone, children }: SettledByProps) {
  const words = (
    <span>
      <UnbrokenDays text={copy.settledBy[as](by.fullName, dayAt(new Date(at), timeZone))} />
    </span>
  );
  return (
    <>
      <SettledLine>
        {as === 'done' ? <p>{words}</p> : <StatusMark status={as}>{words}</StatusMark>}
        {children}
      </SettledLine>
      {note && <p dir="auto">{copy.note(note)}</p>}
    </>
  );
}
