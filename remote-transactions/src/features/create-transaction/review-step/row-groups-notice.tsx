import { Button, Stack } from '@keydate/ui';
import type { DateDraft } from '../../../domain/date-draft';
import { draftsOfGroup, type RowGroup } from '../../../domain/row-groups';
import type { ReviewAction } from '../review-reducer';
import { copy } from './copy';
import { GroupLine, RowLink } from './review.styles';
import { rowId } from './review-row';

interface RowGroupsNoticeProps {
  drafts: readonly DateDraft[];
  onChange: (change: ReviewAction) => void;
}

/**
 * Names the rows that a person should know of before Submit, by reason; each title leads to its row. None of them blocks
 * Submit. The titles that ask for nothing unfold, because an amendment leaves most rows as they were.
 */
export function RowGroupsNotice({ drafts, onChange }: RowGroupsNoticeProps) {
  const of = (group: RowGroup) => draftsOfGroup(drafts, group);
  const [toCheck, unchanged, dependent, otherAnswer, withoutDay] = [
    of('to-check'),
    of('unchanged'),
    of('dependent'),
    of('other-answer'),
    of('without-day'),
  ];
  if ([toCheck, unchanged, dependent, otherAnswer, withoutDay].every((group) => group.length === 0)) return null;
  return (
    <Stack gap={4}>
      {toCheck.length > 0 && (
        <GroupLine>
          <strong>{copy.group['to-check'](toCheck.length)}:</strong> <RowLinks drafts={toCheck} />
        </GroupLine>
      )}
      {dependent.length > 0 && (
        <GroupLine>
          <strong>{copy.group.dependent(dependent.length)}:</strong> <RowLinks drafts={dependent} />.{' '}
          {copy.dependentMeans(dependent.length)}
        </GroupLine>
      )}
      {otherAnswer.length > 0 && (
        <GroupLine>
          <strong>{copy.group['other-answer'](otherAnswer.length)}:</strong> <RowLinks drafts={otherAnswer} />
        </GroupLine>
      )}
      {withoutDay.length > 0 && (
        <GroupLine as="details">
          <summary>
            <strong>{copy.group['without-day'](withoutDay.length)}</strong>
          </summary>
          <RowLinks drafts={withoutDay} />
        </GroupLine>
      )}
      {unchanged.length > 0 && (
        <Stack gap={8}>
          <GroupLine as="details">
            <summary>
              <strong>{copy.group.unchanged(unchanged.length)}</strong>
            </summary>
            <RowLinks drafts={unchanged} />
          </GroupLine>
          <div>
            <Button variant="secondary" size="small" onClick={() => onChange({ type: 'unchangedAccepted' })}>
              {copy.acceptUnchanged(unchanged.length)}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}

function RowLinks({ drafts }: Pick<RowGroupsNoticeProps, 'drafts'>) {
  return drafts.map(({ id, title }, at) => {
    const name = title || copy.untitled;
    return (
      <span key={id}>
        {at > 0 && ', '}
        <RowLink
          type="button"
          aria-label={copy.goToRow(name)}
          onClick={() => document.getElementById(rowId(id))?.focus()}
        >
          {name}
        </RowLink>
      </span>
    );
  });
}
