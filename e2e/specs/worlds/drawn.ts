import { createHash } from 'node:crypto';
import type { Frame } from '@playwright/test';

/** A fingerprint of this frame's appearance: its elements, the values in its fields, and every rule of its styles. */
export async function drawn(frame: Frame): Promise<string> {
  const all = await frame.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const texts = [...fields.map(({ value }) => value), ...rules.map(({ cssText }) => cssText)];
    return [document.documentElement.lang, document.body.outerHTML, ...texts].join('\n');
  });
  return createHash('sha256').update(all).digest('hex');
}
