import { Notice } from '@keydate/ui';
import { dependsOnEvent, type DateDraft } from '../../../domain/date-draft';
import { copy } from './copy';

interface DatesWithoutDayNoticeProps {
  drafts: readonly DateDraft[];
}

/** Names the deadlines whose day the contract does not state. They do not block Submit. */
export function DatesWithoutDayNotice({ drafts }: DatesWithoutDayNoticeProps) {
  const titles = drafts.filter(dependsOnEvent).map(({ title }) => title);
  if (titles.length === 0) return null;
  return (
    <Notice tone="warn" title={copy.dependentTitle(titles.length)}>
      {copy.dependent(titles)}
    </Notice>
  );
}
