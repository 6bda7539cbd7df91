import type { Transaction } from '@keydate/contracts/transactions';
import type { Roll } from '@keydate/domain/computed-deadlines/extension';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useChangeCounts } from '../../../api/change-counts';
import { asksForRoll, startOfState } from '../../../domain/count-drafts';
import { useMoves } from '../../../editing/use-moves';
import { typedDay, typedDayProblem, typedText } from '@keydate/domain/typed-day';
import { copy } from './copy';
import { MovingDialog } from '../../../ui/move-list/moving-dialog';

interface ChangeCountingProps {
  transaction: Transaction;
  onClose: () => void;
}

const NONE: CountingTerms = { mec: null, contractDate: null, acceptance: null, effectiveDate: null, roll: 'unknown' };
const ROLLS = ['will', 'will_not', 'unknown'] as const;

/** Changes what dates count from. It shows every date that would move first, and saves all of it in one version. */
export function ChangeCounting({ transaction, onClose }: ChangeCountingProps) {
  const { state } = transaction;
  const stored = transaction.counting ?? NONE;
  const start = startOfState(state);
  const names = [
    ...(start ? [start] : []),
    ...(countsFromContractDate(transaction) ? (['contractDate'] as const) : []),
  ];
  const [typed, setTyped] = useState<Partial<Record<keyof CountingTerms, string>>>({});
  const [chosenRoll, setRoll] = useState<Roll | null>(null);
  // somebody else may change it meanwhile
  const roll = chosenRoll ?? stored.roll;
  const [wasRefused, setRefused] = useState(false);
  const textOf = (name: (typeof names)[number]) => typed[name] ?? typedText(stored[name]);
  const wrong = names.filter((name) => typedDayProblem(textOf(name)) !== null);
  const counting: CountingTerms = {
    ...stored,
    ...Object.fromEntries(names.map((name) => [name, typedDay(textOf(name))])),
    roll,
  };
  // a day that is half typed moves nothing
  const moves = useMoves(transaction, wrong.length > 0 ? {} : { counting });
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => {
      onClose();
      notify.success(copy.saved);
    },
    failed: copy.failed,
  });
  const handleSave = () => {
    setRefused(true);
    if (wrong.length === 0) saving.press({ from: transaction, change: { counting, ...moves.toSend } });
  };
  return (
    <MovingDialog title={copy.title} choice={moves} isSaving={saving.isBusy} onSave={handleSave} onClose={onClose}>
      {names.map((name) => (
        <TextInput
          key={name}
          label={copy.anchors[name]}
          placeholder="MM/DD/YYYY"
          value={textOf(name)}
          disabled={saving.isBusy}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          error={(wasRefused || textOf(name).length >= 8) && wrong.includes(name) ? copy.wrongDay : undefined}
        />
      ))}
      {asksForRoll(state) && (
        <Select
          label={copy.rollTerm}
          options={ROLLS.map((id) => ({ id, name: copy.rolls[id] }))}
          value={roll}
          isDisabled={saving.isBusy}
          onChange={(id) => setRoll(ROLLS.find((one) => one === id) ?? 'unknown')}
        />
      )}
    </MovingDialog>
  );
}

/** Few contracts do, so that the others are not asked for it. */
function countsFromContractDate({ counting, contractDates }: Transaction): boolean {
  const isKnown = counting !== null && counting.contractDate !== null;
  return (
    isKnown ||
    contractDates.some(({ words }) => /\bcontract date\b|\bdate of (?:the|this) (?:contract|agreement)\b/i.test(words))
  );
}
