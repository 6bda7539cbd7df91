/** Asks in the bank's place (3-D Secure) whether the payment is authenticated. */
export function challenge(): Promise<boolean> {
  const box = document.body.appendChild(document.createElement('div'));
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', '3D Secure');
  box.style.cssText =
    'position: fixed; inset: 0; z-index: 1000; display: grid; place-content: center; gap: 12px; background: rgb(0 0 0 / 80%)';
  return new Promise((resolve) => {
    for (const [label, isPassed] of [
      ['Complete authentication', true],
      ['Fail authentication', false],
    ] as const) {
      const button = box.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = label;
      button.style.cssText = 'padding: 12px 16px; font: inherit; cursor: pointer';
      button.addEventListener('click', () => {
        box.remove();
        resolve(isPassed);
      });
    }
  });
}
