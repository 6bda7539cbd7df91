import type { Transaction } from '@keydate/contracts/transactions';
import type { Roll } from '@keydate/domain/computed-deadlines/extension';
import type { CountingTerms } from '@keydate/domain/computed-deadlines/follow-days';
import { useChangeButton } from '@keydate/forms/call';
import { notify } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import { useMemo, useState } from 'react';
import { useChangeCounts } from '../../../api/change-counts';
import { asksForRoll, STARTS, startOfState, type StartName } from '../../../domain/count-drafts';
import { startsOf } from '../../../domain/counted-transaction';
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
  const needed = useMemo(() => startsOf(transaction), [transaction]);
  const names = STARTS.filter((name) => name === start || needed.includes(name) || stored[name] !== null);
  const [typed, setTyped] = useState<Partial<Record<keyof CountingTerms, string>>>({});
  const [chosenRoll, setRoll] = useState<Roll | null>(null);
  // somebody else may change it meanwhile
  const roll = chosenRoll ?? (asksForRoll(state) ? (transaction.counting?.roll ?? null) : stored.roll);
  const [wasRefused, setRefused] = useState(false);
  const textOf = (name: (typeof names)[number]) => typed[name] ?? typedText(stored[name]);
  const wrong = names.filter((name) => typedDayProblem(textOf(name)) !== null);
  const lacking = names.filter((name) => name === start && needed.includes(name) && textOf(name).trim() === '');
  const isConfirmed = wrong.length === 0 && lacking.length === 0 && roll !== null;
  const counting: CountingTerms = {
    ...stored,
    ...Object.fromEntries(names.map((name) => [name, typedDay(textOf(name))])),
    roll: roll ?? 'unknown',
  };
  // nothing moves by a day that is half typed, or that is missing
  const moves = useMoves(transaction, isConfirmed ? { counting } : {});
  const saving = useChangeButton(useChangeCounts(), {
    onDone: () => {
      onClose();
      notify.success(copy.saved);
    },
    failed: copy.failed,
  });
  const errorOf = (name: StartName) => {
    if (wasRefused && lacking.includes(name)) return copy.startLacks(copy.anchors[name]);
    return (wasRefused || textOf(name).length >= 8) && wrong.includes(name) ? copy.wrongDay : undefined;
  };
  const handleSave = () => {
    setRefused(true);
    if (isConfirmed) saving.press({ from: transaction, change: { counting, ...moves.toSend } });
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
          error={errorOf(name)}
        />
      ))}
      {asksForRoll(state) && (
        <Select
          label={copy.rollTerm}
          options={ROLLS.map((id) => ({ id, name: copy.rolls[id] }))}
          placeholder={copy.noRoll}
          value={roll ?? undefined}
          error={wasRefused && roll === null ? copy.chooseRoll : undefined}
          isDisabled={saving.isBusy}
          onChange={(id) => setRoll(ROLLS.find((one) => one === id) ?? null)}
        />
      )}
    </MovingDialog>
  );
}
