import type { Frame } from '@playwright/test';

/** The boxes that scroll sideways in this frame (the page or a dialog), each with the elements that stick out. Empty if all fit. */
export function tooWide(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => {
        const edge = box.getBoundingClientRect().left + box.clientWidth;
        const out = [...box.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > edge + 1);
        const named = out.slice(-4).map((each) => `${each.localName} “${each.textContent.slice(0, 40)}”`);
        return `${box.localName} is ${box.scrollWidth} px wide in ${box.clientWidth}: ${named.join(', ')}`;
      });
  });
}
