import { useSignedInUser } from '@keydate/client';
import { TellPlan } from '../features/tell-plan/tell-plan';

/** Fills the shell's slot above the pages: a payment that failed, or a plan that ended. */
export default function PlanNotice() {
  return <TellPlan user={useSignedInUser()} />;
}
