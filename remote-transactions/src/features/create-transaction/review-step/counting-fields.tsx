import { Button, Cluster, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import { useState } from 'react';
import { asksForRoll, startOfState, waitingRows } from '../../../domain/count-drafts';
import { typedDayProblem } from '@keydate/domain/typed-day';
import { confirmed, openProposals } from '../../../domain/stated-counting';
import type { ReviewAction } from '../review-reducer';
import { draftsOf, type WizardState } from '../wizard-state';
import { copy } from './copy';
import { CountingField, SmallText } from './review.styles';

interface CountingFieldsProps {
  state: WizardState;
  isDisabled: boolean;
  onChange: (change: ReviewAction) => void;
}

const ROLLS = ['will', 'will_not', 'unknown'] as const;
const NONE = 'none';

/**
 * The day from which the contract's rows count, and whether deadlines move off days off: asked once, and confirmed by the person.
 * The fields show what the contract states; nothing is counted from it before the person confirms it.
 */
export function CountingFields({ state, isDisabled, onChange }: CountingFieldsProps) {
  const [isCleared, setCleared] = useState(false);
  const drafts = draftsOf(state);
  const { start, roll } = state.counting;
  const from = startOfState(state.listing.state);
  const waiting = waitingRows(drafts, state);
  const counted = drafts.filter(({ counted: how, day, isEdited }) => how && day !== null && !isEdited).length;
  const change = (counting: Partial<WizardState['counting']>) => onChange({ type: 'countingChanged', counting });
  if (from === null || (waiting === 0 && counted === 0 && start === '')) return null;
  const { mec, ...rest } = state.scan?.table.stated ?? {};
  const open = from === 'mec' ? openProposals({ ...rest, ...(!isCleared && mec && { mec }) }, state.counting) : {};
  const proposed = confirmed(open);
  const shownStart = start || (proposed.start ?? '');
  const shownRoll = roll ?? proposed.roll ?? null;
  return (
    <Stack gap={8}>
      <SmallText role="status">
        {counted > 0 ? copy.countedDays(counted) : copy.waiting(waiting, copy.start[from])}
      </SmallText>
      <Cluster gap={16} align="start">
        <CountingField>
          <TextInput
            label={copy.start[from]}
            hint={copy.startHint}
            placeholder={copy.startPlaceholder}
            value={shownStart}
            disabled={isDisabled}
            onChange={(event) => {
              setCleared(true);
              change({ start: event.target.value });
            }}
            error={shownStart.length >= 8 && typedDayProblem(shownStart) ? copy.wrongStart : undefined}
          />
        </CountingField>
        {asksForRoll(state.listing.state) && (
          <CountingField>
            <Select
              label={copy.roll}
              hint={copy.rollHint}
              options={[
                ...(shownRoll === null ? [{ id: NONE, name: copy.noRoll }] : []),
                ...ROLLS.map((id) => ({ id, name: copy.rolls[id] })),
              ]}
              value={shownRoll ?? NONE}
              isDisabled={isDisabled}
              onChange={(id) => change({ roll: ROLLS.find((one) => one === id) ?? null })}
            />
          </CountingField>
        )}
      </Cluster>
      {(open.mec ?? open.roll) && (
        <Stack gap={4}>
          {open.mec && <SmallText>{copy.stated.mec(open.mec.page, open.mec.words)}</SmallText>}
          {open.roll && <SmallText>{copy.stated.roll(open.roll.page, open.roll.words)}</SmallText>}
          <Cluster gap={8}>
            <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => change(proposed)}>
              {copy.confirm}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
