/**
 * The bank's challenge (3-D Secure) is shown by the provider beside our dialog, and a dialog makes everything beside it
 * inert: the person could not answer. Lets in what is added to the page until the returned function is called.
 */
export function allowChallenge(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) letIn(node);
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** React Aria leaves alone what has this mark: it is neither hidden nor loses the focus to the dialog. */
function letIn(element: HTMLElement): void {
  element.dataset.reactAriaTopLayer = 'true';
  element.inert = false;
  element.removeAttribute('aria-hidden');
}
