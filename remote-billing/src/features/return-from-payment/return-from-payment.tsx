import { sentenceOf } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { Button, Cluster, Notice, notify, Spinner } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useState } from 'react';
import { awaitPlan } from '../../api/await-plan';
import { readSettled, type PaymentReturn } from '../../api/read-return';
import { hasArrived } from '../../domain/held-plan';
import { CardProcessing } from '../../ui/card-processing';
import { PaymentProcessing } from '../../ui/payment-processing';
import { tellFailedCard, tellSavedCard } from '../../ui/tell-card';
import { copy } from './copy';

type State =
  | { kind: 'checking' }
  | { kind: 'quiet' }
  | { kind: 'upgraded'; tier: string | undefined }
  | { kind: 'processing'; purpose: PaymentReturn['purpose'] };

/** Says what became of the payment that a token names. */
export function ReturnFromPayment({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'checking' });

  useEffect(() => {
    let isWanted = true;
    const show = (after: State) => isWanted && setState(after);
    void stateAfter(token, show).then(show);
    return () => {
      isWanted = false;
    };
  }, [token]);

  switch (state.kind) {
    case 'quiet':
      return null;
    case 'checking':
      return (
        <Cluster role="status">
          <Spinner label={copy.checking} /> {copy.checking}
        </Cluster>
      );
    case 'processing':
      return state.purpose === 'card' ? <CardProcessing /> : <PaymentProcessing />;
    case 'upgraded':
      return (
        <Dialog
          isOpen
          size="small"
          title={copy.upgraded}
          onClose={() => setState({ kind: 'quiet' })}
          footer={<Button onClick={() => setState({ kind: 'quiet' })}>{copy.done}</Button>}
        >
          <Notice tone="done">{copy.newTier(state.tier)}</Notice>
        </Dialog>
      );
  }
}

/** The state to show in the end; `showMeanwhile` shows one before that. Toasts say the rest. Never rejects. */
async function stateAfter(token: string, showMeanwhile: (state: State) => void): Promise<State> {
  try {
    const { returned, user: now } = await readSettled(token);
    const state = announce(returned, now);
    if (state.kind !== 'processing' || !returned.planId) return state;
    showMeanwhile(state);
    const user = await awaitPlan(returned.planId, returned.outcome);
    return user ? announce(returned, user) : state;
  } catch (error) {
    notify.error(sentenceOf(error));
    return { kind: 'quiet' };
  }
}

function announce({ purpose, outcome, planId }: PaymentReturn, user: User | null): State {
  if (outcome === 'failed') {
    if (purpose === 'card') tellFailedCard();
    else notify.error(copy.failed, copy.failedText);
    return { kind: 'quiet' };
  }
  if (!hasArrived(outcome, planId, user)) return { kind: 'processing', purpose };
  const tier = user?.subscriptions?.subscription_tier;
  if (purpose === 'upgrade') return { kind: 'upgraded', tier };
  if (purpose === 'card') tellSavedCard(user);
  else notify.success(copy.started(tier));
  return { kind: 'quiet' };
}
