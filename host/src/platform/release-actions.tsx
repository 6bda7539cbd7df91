import type { LiveRelease } from '@keydate/contracts/releases/upload';
import { Button, Cluster } from '@keydate/ui';
import { useId, useState } from 'react';
import { copy } from './copy';
import { rollBack, rollOut, switchRemote } from './platform.calls';
import { Input, Label, ReasonForm } from './reason-form';

type Action = 'rollBack' | 'rollOut' | 'disable' | 'enable';

interface ReleaseActionsProps {
  live: LiveRelease;
  /** Called after a change. */
  onChanged: () => void;
}

/** The changes that an operator may make to a live release, each confirmed by its reason. */
export function ReleaseActions({ live, onChanged }: ReleaseActionsProps) {
  const [asking, setAsking] = useState<Action>();
  const { name } = live;
  const actions = actionsOf(live);
  if (actions.length === 0) return null;
  if (asking === undefined) {
    return (
      <Cluster gap={8}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="small"
            aria-label={copy.actionOn(action, name)}
            onClick={() => setAsking(action)}
          >
            {copy.actions[action]}
          </Button>
        ))}
      </Cluster>
    );
  }
  const form = {
    label: copy.actionOn(asking, name),
    action: copy.actions[asking],
    onCancel: () => setAsking(undefined),
    onDone: () => {
      setAsking(undefined);
      onChanged();
    },
  };
  if (asking === 'rollOut' && live.rollOut) return <RollOutForm name={name} rollOut={live.rollOut} form={form} />;
  if (asking === 'rollBack')
    return <ReasonForm {...form} consequence={goesBack(live)} onSubmit={(reason) => rollBack(name, reason)} />;
  const isOn = asking === 'enable';
  return (
    <ReasonForm
      {...form}
      consequence={isOn ? copy.enableText(name) : copy.disableText(name)}
      onSubmit={(reason) => switchRemote(name, isOn, reason)}
    />
  );
}

interface RollOutFormProps {
  name: string;
  rollOut: NonNullable<LiveRelease['rollOut']>;
  form: Pick<Parameters<typeof ReasonForm>[0], 'label' | 'action' | 'onCancel' | 'onDone'>;
}

/** Asks for the share of people; those who are named remain. */
function RollOutForm({ name, rollOut: { release, percent, people }, form }: RollOutFormProps) {
  const [share, setShare] = useState(String(percent));
  const id = useId();
  return (
    <ReasonForm
      {...form}
      consequence={copy.rollOutText(name, release)}
      onSubmit={(reason) => rollOut(name, { percent: Number(share), people }, reason)}
    >
      <Label htmlFor={id}>{copy.share}</Label>
      <Input
        id={id}
        type="number"
        min={0}
        max={100}
        step={1}
        required
        value={share}
        onChange={(event) => setShare(event.target.value)}
      />
    </ReasonForm>
  );
}

function actionsOf({ name, previous, disabled, rollOut: newer }: LiveRelease): Action[] {
  return [
    ...(newer ? (['rollOut'] as const) : []),
    ...(newer || previous.length > 0 ? (['rollBack'] as const) : []),
    ...(name === 'host' ? [] : [disabled === undefined ? ('disable' as const) : ('enable' as const)]),
  ];
}

function goesBack({ name, previous, rollOut: newer }: LiveRelease): string {
  return newer ? copy.withdraw(name, newer.release) : copy.confirm(name, previous[0] ?? '');
}
