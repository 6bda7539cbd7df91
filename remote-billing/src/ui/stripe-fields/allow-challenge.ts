/**
 * The provider shows the bank's challenge (3-D Secure) outside our dialog, and a dialog makes everything outside it inert: the
 * person could not answer. Keeps what is added to the page usable until the returned function is called.
 */
export function allowChallenge(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) letIn(node);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** React Aria neither hides an element with this attribute nor takes the focus from it. */
function letIn(element: HTMLElement): void {
  element.dataset.reactAriaTopLayer = 'true';
  element.inert = false;
  element.removeAttribute('aria-hidden');
}
