import { DUE_GROUPS, groupDue } from '@keydate/domain/due-deadlines';
import { useNow } from '@keydate/forms/time';
import { Icon, LoadFailed } from '@keydate/ui';
import { CircleCheck } from '@keydate/ui/icons';
import type { useDueDeadlines } from '../../api/due-deadlines';
import { linesAtFirst } from '../../domain/lines-of-groups';
import { copy } from './copy';
import { DueGroup } from './due-group';
import { DueSkeleton } from './due-skeleton';
import { Nothing, Panel } from './due.styles';
import { useSettledHere } from './use-settled-here';

const NOTHING: readonly never[] = [];

/** The deadlines that are due in all transactions that the person sees, the most urgent first; lines can be checked off in place. */
export function SeeDue({
  due: { data, dataUpdatedAt, isError, refetch },
}: {
  due: ReturnType<typeof useDueDeadlines>;
}) {
  const now = useNow();
  const { shown, settle } = useSettledHere(data?.lines ?? NOTHING, dataUpdatedAt);
  if (!data) {
    return isError ? <LoadFailed onRetry={() => void refetch()}>{copy.failed}</LoadFailed> : <DueSkeleton />;
  }
  const groups = groupDue(shown, now);
  const atFirst = linesAtFirst(groups);
  const filled = DUE_GROUPS.filter((group) => groups[group].length > 0);
  return (
    <Panel as="section" aria-labelledby="due">
      <h2 id="due">{copy.title}</h2>
      {filled.map((group) => (
        <DueGroup
          key={group}
          group={group}
          lines={groups[group]}
          atFirst={atFirst[group]}
          olderOverdue={group === 'overdue' ? data.olderOverdue : 0}
          now={now}
          onSettled={settle}
        />
      ))}
      {filled.length === 0 && (
        <Nothing>
          <Icon of={CircleCheck} size={16} />
          {copy.nothing}
        </Nothing>
      )}
    </Panel>
  );
}
