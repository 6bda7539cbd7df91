import { Button } from '@keydate/ui';
import { ChevronDown, ChevronRight } from '@keydate/ui/icons';
import { useId, useState, type ReactNode } from 'react';
import { copy } from './copy';
import { Days, DoneLine } from './timeline.styles';

interface DoneDeadlinesProps {
  count: number;
  /** True if all were done: none was waived, missed or did not apply. */
  isAllDone: boolean;
  /** The anchor in the page's address, where it leads to one of them. */
  linkedTo: string | null;
  /** Their days. */
  children: ReactNode;
}

/** The deadlines that are settled, as one line that opens. */
export function DoneDeadlines({ count, isAllDone, linkedTo, children }: DoneDeadlinesProps) {
  const [isOpen, setOpen] = useState(linkedTo !== null);
  const [followed, setFollowed] = useState(linkedTo);
  // a link from the bell to a page that is open already
  if (linkedTo !== followed) {
    setFollowed(linkedTo);
    if (linkedTo !== null) setOpen(true);
  }
  const listId = useId();
  return (
    <DoneLine>
      <Button
        variant="ghost"
        size="small"
        icon={isOpen ? ChevronDown : ChevronRight}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isAllDone ? copy.done(count) : copy.settled(count)}
      </Button>
      <Days id={listId} hidden={!isOpen}>
        {children}
      </Days>
    </DoneLine>
  );
}
