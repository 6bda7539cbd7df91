import type { Transaction } from '@keydate/contracts/transactions';
import { loadLater } from '@keydate/forms/later';
import { Button } from '@keydate/ui';
import { useState } from 'react';
import { asksForRoll } from '../../../domain/count-drafts';
import { Terms } from './counted.styles';
import { copy } from './copy';

const ChangeCounting = loadLater(async () => (await import('./change-counting')).ChangeCounting, {
  title: copy.title,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

const ANCHORS = ['mec', 'acceptance', 'effectiveDate', 'contractDate'] as const;

/** The days from which dates count, and whether they move off days off. */
export function CountingFacts({ transaction }: { transaction: Transaction }) {
  const { counting, state } = transaction;
  const [isChanging, setChanging] = useState(false);
  const known = ANCHORS.flatMap((name) => {
    const day = counting?.[name];
    return day ? [[copy.anchors[name], day] as const] : [];
  });
  return (
    <>
      {counting ? (
        <Terms>
          {known.map(([term, day]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{day}</dd>
            </div>
          ))}
          <div>
            <dt>{copy.rollTerm}</dt>
            <dd>{asksForRoll(state) ? copy.rolls[counting.roll] : copy.formDecides}</dd>
          </div>
        </Terms>
      ) : (
        <p>{copy.notSet}</p>
      )}
      <div>
        <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
          {copy.change}
        </Button>
      </div>
      {isChanging && <ChangeCounting transaction={transaction} onClose={() => setChanging(false)} />}
    </>
  );
}
