import { paths } from '@keydate/client';
import { formatPrice } from '@keydate/domain/money';
import { planRefusal, type HeldPlan } from '@keydate/domain/plan-button';
import type { PlanUse } from '@keydate/domain/plan-fit';
import { Button, ButtonLink, Notice, Stack } from '@keydate/ui';
import { FieldError } from '@keydate/ui/forms';
import { Dialog } from '@keydate/ui/overlays';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '../../domain/plan';
import { copy } from './copy';
import { PlanChoice } from './plan-choice';

interface PickPlanProps {
  plans: readonly Plan[];
  held: HeldPlan | null;
  use: PlanUse;
  onPick: (plan: Plan) => void;
  onClose: () => void;
}

const FORM = 'pick-plan';

/** The plans that the company may have now, one to be picked (spec § 5: a plan must be selected first). */
export function PickPlan({ plans, held, use, onPick, onClose }: PickPlanProps) {
  const [picked, setPicked] = useState<Plan>();
  const [isMissing, setMissing] = useState(false);
  // it is opened at a limit: a plan that is full with what there is would refuse the next transaction, too
  const hasRoom = (plan: Plan) => plan.allows.activeTransactions > use.activeTransactions;
  const open = plans.filter(
    (plan) => plan.id !== held?.planId && hasRoom(plan) && planRefusal(plan, held, use) === null,
  );
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (picked) onPick(picked);
    else setMissing(true);
  };
  return (
    <Dialog
      isOpen
      title={copy.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.back}
          </Button>
          {open.length > 0 ? (
            <Button type="submit" form={FORM}>
              {copy.next}
            </Button>
          ) : (
            <ButtonLink as={Link} to={paths.subscription} onClick={onClose}>
              {copy.seeSubscription}
            </ButtonLink>
          )}
        </>
      }
    >
      <form id={FORM} onSubmit={handleSubmit}>
        <Stack>
          <p style={{ margin: 0 }}>{open.length > 0 ? copy.text : copy.limit}</p>
          {open.length === 0 && <Notice>{copy.none}</Notice>}
          <div role="radiogroup" aria-label={copy.plans}>
            <Stack gap={8}>
              {open.map((plan) => (
                <PlanChoice
                  key={plan.id}
                  name={plan.name}
                  about={copy.about(
                    formatPrice(plan.monthlyCents),
                    plan.allows.activeTransactions,
                    plan.allows.members,
                  )}
                  isPicked={picked?.id === plan.id}
                  onPick={() => {
                    setPicked(plan);
                    setMissing(false);
                  }}
                />
              ))}
            </Stack>
          </div>
          <div role="alert">{isMissing && <FieldError>{copy.missing}</FieldError>}</div>
        </Stack>
      </form>
    </Dialog>
  );
}
