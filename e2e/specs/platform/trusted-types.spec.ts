import type { Page } from '@playwright/test';
import { DEMO } from '../../seed/invented';
import { expect, test } from '../../watched-test';

/** Tries to make HTML, code or a script's address of a string, and gives the name of the error; undefined where it worked. */
function tryIn(page: Page, attempt: string, input: string): Promise<string | undefined> {
  return page.evaluate(
    ([name, given]) => {
      const script = () => document.createElement('script');
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement('div').innerHTML = given),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', given),
        text: () => (script().text = given),
        src: () => (script().src = given),
        setAttribute: () => script().setAttribute('src', given),
      };
      try {
        attempts[name]?.();
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    },
    [attempt, input] as const,
  );
}

const REFUSED = [
  ['innerHTML', '<b>'],
  ['insertAdjacentHTML', '<b>'],
  ['text', '1'],
  ['src', 'https://elsewhere.example/main.js'],
  ['src', '//elsewhere.example/main.js'],
  ['src', 'data:text/javascript,1'],
  ['src', 'blob:ORIGIN/1'],
  ['src', 'http://localhost:1/main.js'],
  ['setAttribute', 'https://elsewhere.example/main.js'],
] as const;

test('a page makes neither HTML nor code of a string, and loads scripts from the allowed origins alone', async ({
  visitor,
  page,
  faults,
}) => {
  for (const open of [() => page.goto('/'), () => visitor.returns(DEMO.realtor, DEMO.password)]) {
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { origin } = new URL(page.url());
    await expect(page.locator('#root > *').first()).toBeAttached();

    expect(await tryIn(page, 'src', '/remotes/billing/1/entry.js')).toBeUndefined();
    expect(await tryIn(page, 'src', `${origin}/main.js`)).toBeUndefined();
    for (const [attempt, input] of REFUSED)
      expect([input, await tryIn(page, attempt, input.replace('ORIGIN', origin))]).toEqual([input, 'TypeError']);
    expect(faults.splice(0)).not.toEqual([]);
  }
});
