import { typedCard, watchCard } from './card-fields';
import { sendForm } from './send-form';
import { field, type Frame } from './open-frame';

/** The frame in which a person types a card. Its number goes only to the sandbox. */
export function startPayment(frame: Frame): void {
  const form = watchCard();
  addEventListener('input', () =>
    frame.tell({ told: 'change', complete: form.isComplete(), empty: field('number').value === '' }),
  );
  frame.listen(async (asked) => {
    if (asked.ask === 'focus') field('number').focus();
    if (asked.ask === 'validate' || asked.ask === 'confirm') {
      const problem = form.firstProblem();
      if (problem !== null) return { error: { type: 'validation_error', message: problem } };
    }
    return asked.ask === 'confirm'
      ? sendForm(frame.settings.publishableKey, asked.clientSecret, 'confirm', typedCard())
      : {};
  });
  for (const wallet of frame.settings.wallets ?? []) document.body.prepend(walletButton(wallet));
  frame.tell({ told: 'ready' });
}

function walletButton(wallet: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: `Pay with ${wallet}` });
}
