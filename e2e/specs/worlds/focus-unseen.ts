import type { Frame } from '@playwright/test';

/**
 * The controls of this frame that show no focus ring, on themselves or on what encloses them. The keyboard must have been used last, or
 * the browser shows none.
 */
export function focusUnseen(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    const hasRing = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const isSeen = (control: Element) =>
      [control, control.parentElement, control.closest('label')].some((element) => hasRing(element));
    const nextFrame = () => new Promise(requestAnimationFrame);

    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const controls = (dialogs.at(-1) ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    );
    const unseen: string[] = [];
    for (const control of controls) {
      control.focus({ preventScroll: true });
      if (document.activeElement !== control || isSeen(control)) continue;
      await nextFrame(); // some rings are drawn by React
      await nextFrame();
      if (document.activeElement !== control || isSeen(control)) continue;
      unseen.push(`${control.localName} “${(control.getAttribute('aria-label') ?? control.textContent).trim()}”`);
    }
    return unseen;
  });
}
