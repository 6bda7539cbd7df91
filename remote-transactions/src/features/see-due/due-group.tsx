import type { DueGroup as Group } from '@keydate/domain/due-deadlines';
import { Button, StatusMark, type DeadlineStatus } from '@keydate/ui';
import { useId, useState } from 'react';
import type { DueLine as Line } from '../../api/due-deadlines';
import { copy } from './copy';
import { DueLine } from './due-line';
import { Count, GroupBox, GroupHead, Lines, Older } from './due.styles';
import type { ShownLine } from './use-settled-here';

const STATUS: Record<Group, DeadlineStatus> = {
  overdue: 'overdue',
  today: 'due-today',
  'next-48-hours': 'soon',
  'next-7-days': 'soon',
};

interface DueGroupProps {
  group: Group;
  /** In the order of their moments. */
  lines: readonly ShownLine[];
  /** How many of them are shown until the group is opened. */
  atFirst: number;
  /** How many more are overdue, and not among the lines. */
  olderOverdue: number;
  now: Date;
  onSettled: (line: Line, isDone: boolean) => void;
}

/** One group of what is due: its first lines, until the person opens it. */
export function DueGroup({ group, lines, atFirst, olderOverdue, now, onSettled }: DueGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const headId = useId();
  const open = lines.filter(({ isDone }) => !isDone).length + olderOverdue;
  const shown = isOpen ? lines : lines.slice(0, atFirst);
  return (
    <GroupBox aria-labelledby={headId}>
      <GroupHead>
        <h3 id={headId}>
          <StatusMark status={STATUS[group]}>{copy.groups[group]}</StatusMark> <Count>{open}</Count>
        </h3>
        {lines.length > atFirst && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? copy.showFewer : copy.showAll(lines.length)}: ${copy.groups[group]}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? copy.showFewer : copy.showAll(lines.length)}
          </Button>
        )}
      </GroupHead>
      <Lines>
        {shown.map((line) => (
          <DueLine key={line._id} line={line} group={group} now={now} onSettled={onSettled} />
        ))}
      </Lines>
      {olderOverdue > 0 && <Older>{copy.older(olderOverdue)}</Older>}
    </GroupBox>
  );
}
