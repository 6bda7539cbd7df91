import { Notice } from '@keydate/ui';
import { awaitsDay, type DateDraft } from '../../../domain/date-draft';

interface AwaitingNoticeProps {
  drafts: readonly DateDraft[];
}

/** What the contract makes due on a day that it does not name: nothing stops Submit, and nobody overlooks it unasked. */
export function AwaitingNotice({ drafts }: AwaitingNoticeProps) {
  const titles = drafts.filter(awaitsDay).map(({ title }) => title);
  if (titles.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={
        titles.length === 1 ? '1 date depends on something else.' : `${titles.length} dates depend on something else.`
      }
    >
      {`${titles.join(', ')}: without a day of your choice ${titles.length === 1 ? 'it is' : 'they are'} not among the deadlines.`}
    </Notice>
  );
}
