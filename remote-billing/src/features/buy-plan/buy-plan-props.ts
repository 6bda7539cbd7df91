import type { Plan } from '../../domain/plan';

export interface BuyPlanProps {
  plan: Plan;
  isTrialOffered: boolean;
  /** Whether a confirmed payment may lead to the subscription's page; elsewhere the person stays on the page they are on. */
  mayLeave: boolean;
  /** Closed before anything was bought. */
  onClose: () => void;
  /** The plan is no longer as it was shown: a toast has said why, and everything is being read again. */
  onOutdated: () => void;
  /** Bought; the person is up to date. */
  onBought: (how: 'trial' | 'paid') => void;
}
