import type { Plan } from '../../domain/plan';

export interface BuyPlanProps {
  plan: Plan;
  isTrialOffered: boolean;
  /** Whether a confirmed payment may lead to the subscription's page; elsewhere the person stays on the page they are on. */
  mayLeave: boolean;
  /** Closed before anything was bought. */
  onClose: () => void;
  /** The plan cannot be had as it was shown: a toast says why, and everything is read again. */
  onOutdated: () => void;
  /** Bought; the person is up to date. */
  onBought: (how: 'trial' | 'paid') => void;
}
