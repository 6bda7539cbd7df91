import { SessionEnded } from '@keydate/client';
import { Button, Cluster, controlStyles, errorStyles, labelStyles, tokens } from '@keydate/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { refusedBecause } from './platform.calls';

interface ReasonFormProps {
  /** Its name for screen readers: "Roll back settings". */
  label: string;
  /** The word on its button: "Roll back". */
  action: string;
  /** One sentence that says what the change would do. */
  consequence: string;
  /** Makes the change. */
  onSubmit: (reason: string) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
  /** Fields in front of the reason. */
  children?: ReactNode;
}

const REASON_MAX = 300;

/** Asks for the reason, which confirms the change and is stored with it. */
export function ReasonForm({ label, action, consequence, onSubmit, onDone, onCancel, children }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(copy.reasonNeeded);
      return;
    }
    setIsBusy(true);
    onSubmit(reason.trim())
      .then(onDone)
      .catch((error: unknown) => {
        if (error instanceof SessionEnded) return;
        setProblem(refusedBecause(error) ?? copy.changeFailed);
        setIsBusy(false);
      });
  };

  return (
    <Form onSubmit={handleSubmit} aria-label={label}>
      <p>{consequence}</p>
      {children}
      <Label htmlFor={id}>{copy.reason}</Label>
      <Input
        id={id}
        value={reason}
        maxLength={REASON_MAX}
        // the person has just asked for it
        autoFocus
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setReason(event.target.value)}
      />
      <Problem id={`${id}-problem`} role="alert">
        {problem}
      </Problem>
      <Cluster gap={8}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {action}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.gap[8]};
  padding-top: ${tokens.gap[16]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  ${labelStyles}
`;

export const Input = styled.input`
  ${controlStyles}
`;

const Problem = styled.div`
  ${errorStyles}
`;
