import { rememberStyles } from '../../config/jest/remember-styles.mjs';

function aWindow() {
  const page: { state: object | null } = { state: null };
  const compute = jest.fn((): object => {
    // as jsdom does when it computes the first style after a change
    page.state ??= {};
    return {};
  });
  const window: Parameters<typeof rememberStyles>[0] = { getComputedStyle: compute };
  rememberStyles(window, () => page.state);
  const change = () => void (page.state = null);
  return { window, compute, change };
}
const anElement = (isConnected = true) => ({ isConnected, ownerDocument: {} });

test('a style is computed once until something changes in the page', () => {
  const { window, compute, change } = aWindow();
  const [element, other] = [anElement(), anElement()];

  const style = window.getComputedStyle(element);
  expect(window.getComputedStyle(other)).not.toBe(style);
  expect(window.getComputedStyle(element)).toBe(style);
  expect(compute).toHaveBeenCalledTimes(2);

  change();
  expect(window.getComputedStyle(element)).not.toBe(style);
});

test('the style of an element outside the page is computed each time', () => {
  const { window } = aWindow();
  const element = anElement(false);

  expect(window.getComputedStyle(element)).not.toBe(window.getComputedStyle(element));
});
