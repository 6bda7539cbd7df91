import { typedCard, watchCard } from './card-fields';
import { sendForm } from './send-form';

/** The page of an open invoice: anyone who has its address can pay it. It is not a frame, so it sends no messages. */
export function startInvoice(): void {
  const form = element('form', HTMLFormElement);
  const pay = element('pay', HTMLButtonElement);
  const failure = element('failure', HTMLElement);
  const challenge = element('challenge', HTMLDialogElement);
  const { key = '', secret = '' } = form.dataset;
  const card = watchCard();

  const send = async (action: 'confirm' | 'sandbox_challenge', fields: Record<string, string>) => {
    pay.disabled = true;
    failure.textContent = '';
    const { error, intent } = await sendForm(key, secret, action, fields);
    if (error) {
      failure.textContent = error.message ?? 'Your card was declined.';
      pay.disabled = false;
    } else if (intent?.status === 'requires_action') challenge.showModal();
    // paid: the same page is the receipt now
    else location.reload();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!pay.disabled && card.firstProblem() === null) void send('confirm', typedCard());
  });
  for (const outcome of ['complete', 'fail']) {
    element(outcome, HTMLButtonElement).addEventListener('click', () => {
      challenge.close();
      void send('sandbox_challenge', { outcome });
    });
  }
  // to close the bank's question is to fail it
  challenge.addEventListener('cancel', () => void send('sandbox_challenge', { outcome: 'fail' }));
  // the page comes with a disabled button: a press before this script has loaded would be lost
  pay.disabled = false;
}

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}`);
}
