import type { Transaction } from '@keydate/contracts/transactions';
import { namesClosing } from '@keydate/domain/closing';
import { Button, Notice } from '@keydate/ui';
import { useState } from 'react';
import { copy } from './copy';
import { MarkClosing } from './mark-closing';
import { NoticeLine } from './timeline.styles';

/** Says, to those whose transaction it is, that no deadline is known as the closing, or that several could be, and lets them mark it. */
export function UnknownClosing({ transaction }: { transaction: Transaction }) {
  const { contractDates, closing, asLender } = transaction;
  const [isMarking, setMarking] = useState(false);
  if (closing !== null || asLender !== null || contractDates.length === 0) return null;
  const titles = contractDates.flatMap(({ title, date }) => (namesClosing(title) ? `“${title}”, ${date}` : []));
  return (
    <NoticeLine>
      <Notice
        tone="warn"
        title={titles.length === 0 ? copy.noClosingTitle : copy.closingsTitle(titles.length)}
        action={
          <Button variant="secondary" size="small" onClick={() => setMarking(true)}>
            {copy.markClosing}
          </Button>
        }
      >
        {titles.length === 0 ? copy.noClosing : copy.closings(titles.join(' · '))}
      </Notice>
      {isMarking && <MarkClosing transaction={transaction} onClose={() => setMarking(false)} />}
    </NoticeLine>
  );
}
