import { notify, tokens } from '@keydate/ui';
import { useEffect, useId, useRef, type Dispatch, type ReactNode, type SubmitEventHandler } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import type { WizardAction } from './wizard-reducer';
import type { WizardState } from './wizard-state';

/** What every step is given. */
export interface StepProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}

/** The id of each step's form: the Next button in the dialog's foot submits it, and Enter does too. */
export const STEP_FORM = 'create-transaction-step';

interface StepFormProps {
  title: string;
  /** A sentence beneath the title. */
  lede?: ReactNode;
  /** The id of what else is read out with the title. */
  describedBy?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A step: its title has the focus when it comes, so that it is read out, and what stands beneath it. */
export function StepForm({ title, lede, describedBy, onSubmit, children }: StepFormProps) {
  const ledeId = useId();
  return (
    <Form id={STEP_FORM} noValidate onSubmit={onSubmit} aria-label={title}>
      <div>
        <StepTitle describedBy={describedBy ?? (lede ? ledeId : undefined)}>{title}</StepTitle>
        {lede && <p id={ledeId}>{lede}</p>}
      </div>
      {children}
    </Form>
  );
}

/** A part of its own, so that what comes after it in the step may take the focus from it. */
function StepTitle({ describedBy, children }: { describedBy: string | undefined; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // what was said of the step before is mended
    notify.dismiss(copy.validationTitle, copy.validationMessage);
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h3>
  );
}

/** The toast of a step that may not be left (spec § 4.4); the fields say which. */
export function sayStepRefused(): void {
  notify.error(copy.validationTitle, copy.validationMessage);
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.gap[24]};
  align-content: start;
  /* Next stays in the same place from step to step */
  min-height: min(540px, 100dvh - 330px);

  h3 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
    outline: none;
  }

  > :first-child p {
    font-size: ${tokens.size[14]};
    line-height: 20px;
    color: ${tokens.color.softInk};
  }
`;
