import type { Plan } from '../../domain/plan';

export interface BuyPlanProps {
  plan: Plan;
  isTrialOffered: boolean;
  /** True if a confirmed payment may lead to the subscription's page. If false, the person stays on their page. */
  mayLeave: boolean;
  /** Called when the dialog is closed before anything was bought. */
  onClose: () => void;
  /** Called when the plan differs from the one shown: a toast has said why, and everything is being fetched again. */
  onOutdated: () => void;
  /**
   * Called when the plan, or a trial of it, has started and the signed-in person's data shows it. An upgrade calls it when its
   * dialog is closed after the payment, even if the new plan is not active yet.
   */
  onBought: (how: 'trial' | 'paid') => void;
}
