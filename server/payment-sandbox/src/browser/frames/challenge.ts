import { sendForm } from './send-form';
import type { Frame } from './open-frame';

/** The bank's page, on which the person passes or fails the authentication. */
export function startChallenge(frame: Frame): void {
  const { publishableKey, clientSecret = '' } = frame.settings;
  const setBusy = (isBusy: boolean) =>
    document.querySelectorAll('button').forEach((button) => (button.disabled = isBusy));
  for (const outcome of ['complete', 'fail']) {
    document.getElementById(outcome)?.addEventListener('click', () => {
      setBusy(true);
      void sendForm(publishableKey, clientSecret, 'sandbox_challenge', { outcome }).then((answer) =>
        frame.tell({ told: 'answer', request: 'challenge', ...answer }),
      );
    });
  }
  // the page comes with disabled buttons: a press before this script has loaded would be lost
  setBusy(false);
  document.getElementById('complete')?.focus();
}
