import { Button, Cluster, Stack } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Select } from '@keydate/ui/overlays';
import { needsOf, questionsOf } from '../../../domain/count-drafts';
import { typedDayProblem } from '@keydate/domain/typed-day';
import { openProposals, withConfirmed } from '../../../domain/stated-counting';
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

/**
 * The days from which the contract's rows count, and whether deadlines move off days off: each is asked once, if a row depends on it, and
 * confirmed by the person. The fields show what the contract states; nothing is counted from it before the person confirms it.
 */
export function CountingFields({ state, isDisabled, onChange }: CountingFieldsProps) {
  const drafts = draftsOf(state);
  const { counting } = state;
  const asked = questionsOf(needsOf(drafts, state), state);
  if (asked.starts.length === 0 && !asked.roll) return null;
  const open = openProposals(state.scan?.table.stated ?? {}, asked, counting);
  const isProposed = open.mec !== undefined || open.roll !== undefined;
  const { starts, roll } = withConfirmed(open, counting);
  const change = (next: Partial<WizardState['counting']>) => onChange({ type: 'countingChanged', counting: next });
  return (
    <Stack gap={8}>
      <SmallText role="status">{statusOf(drafts, isProposed)}</SmallText>
      <Cluster gap={16} align="start">
        {asked.starts.map((name) => (
          <CountingField key={name}>
            <TextInput
              label={copy.start[name]}
              hint={copy.startHint[name]}
              placeholder={copy.startPlaceholder}
              value={starts[name] ?? ''}
              disabled={isDisabled}
              onChange={(event) => change({ starts: { ...counting.starts, [name]: event.target.value } })}
              error={isWrong(starts[name] ?? '') ? copy.wrongStart : undefined}
            />
          </CountingField>
        ))}
        {asked.roll && (
          <CountingField>
            <Select
              label={copy.roll}
              hint={copy.rollHint(state.scan?.table.extent?.form !== 'unknown')}
              options={ROLLS.map((id) => ({ id, name: copy.rolls[id] }))}
              placeholder={copy.noRoll}
              value={roll ?? undefined}
              isDisabled={isDisabled}
              onChange={(id) => change({ roll: ROLLS.find((one) => one === id) ?? null })}
            />
          </CountingField>
        )}
      </Cluster>
      {isProposed && (
        <Stack gap={4}>
          {open.mec && <SmallText>{copy.stated.mec(open.mec.page, open.mec.words)}</SmallText>}
          {open.roll && <SmallText>{copy.stated.roll(open.roll.page, open.roll.words)}</SmallText>}
          <Cluster gap={8}>
            <Button
              variant="secondary"
              size="small"
              disabled={isDisabled}
              onClick={() => change(withConfirmed(open, counting))}
            >
              {copy.confirm}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}

function statusOf(drafts: ReturnType<typeof draftsOf>, isProposed: boolean): string {
  const ofKind = (kind: string) => drafts.filter(({ counted, isDaySet }) => counted?.kind === kind && !isDaySet);
  // a written day on a day off waits for the rule alone
  const [counted, waiting] = [ofKind('day').length, ofKind('asked').filter(({ day }) => day === null).length];
  if (counted > 0) return copy.countedDays(counted, waiting);
  return waiting > 0 ? copy.waiting(waiting, isProposed) : copy.onDaysOff;
}

/** Half of a day is no mistake yet. */
const isWrong = (typed: string) => typed.length >= 8 && typedDayProblem(typed) !== null;
