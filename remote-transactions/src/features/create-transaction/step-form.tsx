import { notify, tokens, visuallyHidden } from '@keydate/ui';
import { useEffect, useId, useRef, type Dispatch, type ReactNode, type SubmitEventHandler } from 'react';
import { css, styled } from 'styled-components';
import { copy } from './copy';
import type { ContractScan } from './use-contract-scan';
import type { WizardAction } from './wizard-reducer';
import type { WizardState } from './wizard-state';

/** The props of every step. */
export interface StepProps {
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** The contract that is being read. */
  contract: ContractScan;
}

/** The id of each step's form. Next in the dialog's footer submits it, and so does Enter. */
export const STEP_FORM = 'create-transaction-step';

/** Of a step; a file is chosen by its button. */
const FIRST_FIELD = 'input:not(:disabled, [type="file"]), select:not(:disabled)';

interface StepFormProps {
  title: string;
  /** A sentence below the title. */
  lede?: ReactNode;
  /** The id of a text that screen readers read after the title. */
  describedBy?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Saves height: the title is for screen readers alone. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A step. Its first field gets the focus when it opens; screen readers read the step's title before it. */
export function StepForm({ title, lede, describedBy, onSubmit, isCompact = false, children }: StepFormProps) {
  const ledeId = useId();
  return (
    <Form
      id={STEP_FORM}
      noValidate
      onSubmit={onSubmit}
      $isCompact={isCompact}
      aria-label={title}
      aria-describedby={describedBy ?? (lede ? ledeId : undefined)}
    >
      <div>
        <StepTitle>{title}</StepTitle>
        {lede && <p id={ledeId}>{lede}</p>}
      </div>
      {children}
    </Form>
  );
}

/** A component of its own, so that later components of the step may take the focus from it. */
function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const field = heading.current?.closest('form')?.querySelector<HTMLInputElement | HTMLSelectElement>(FIRST_FIELD);
    (field ? chosenOf(field) : heading.current)?.focus();
    // the toast about the step before is out of date
    notify.dismiss(copy.validationTitle, copy.validationMessage);
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** The chosen radio button of this one's group: an arrow key changes the choice, starting at the focus. Any other field itself. */
function chosenOf(field: HTMLInputElement | HTMLSelectElement): HTMLElement {
  if (field.type !== 'radio') return field;
  const chosen = field.form?.querySelectorAll<HTMLInputElement>('[type="radio"]:checked:not(:disabled)') ?? [];
  return [...chosen].find(({ name }) => name === field.name) ?? field;
}

/** The toast for a step that is not complete (spec § 4.4); its fields say why. */
export function showStepIncomplete(): void {
  notify.error(copy.validationTitle, copy.validationMessage);
}

const Form = styled.form<{ $isCompact: boolean }>`
  display: grid;
  gap: ${tokens.gap[24]};
  align-content: start;

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

  ${({ $isCompact }) =>
    $isCompact &&
    css`
      > :first-child {
        ${visuallyHidden}
      }
    `}
`;
