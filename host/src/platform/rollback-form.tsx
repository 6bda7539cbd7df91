import { SessionEnded } from '@keydate/client';
import { Button, Cluster, controlStyles, errorStyles, labelStyles, tokens } from '@keydate/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { refusedBecause, rollBack } from './platform.calls';

interface RollbackFormProps {
  name: string;
  /** One sentence that says what the rollback would do. */
  consequence: string;
  onDone: () => void;
  onCancel: () => void;
}

const REASON_MAX = 300;

/** Asks for the reason, which confirms the rollback and is stored with it. */
export function RollbackForm({ name, consequence, onDone, onCancel }: RollbackFormProps) {
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
    rollBack(name, reason.trim())
      .then(onDone)
      .catch((error: unknown) => {
        if (error instanceof SessionEnded) return;
        setProblem(refusedBecause(error) ?? copy.rollbackFailed);
        setIsBusy(false);
      });
  };

  return (
    <Form onSubmit={handleSubmit} aria-label={copy.rollBackOf(name)}>
      <p>{consequence}</p>
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
          {copy.rollBack}
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

const Label = styled.label`
  ${labelStyles}
`;

const Input = styled.input`
  ${controlStyles}
`;

const Problem = styled.div`
  ${errorStyles}
`;
