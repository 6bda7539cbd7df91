import { act, renderHook } from '@testing-library/react';
import { setTheme, useTheme } from './theme';

const cookies = () => document.cookie;
afterEach(() => setTheme('system'));

test('a page follows the system unless a theme is chosen', () => {
  const { result } = renderHook(useTheme);

  expect(result.current).toBe('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test('a chosen theme is on the page at once, and in the cookie that the server reads', () => {
  const { result } = renderHook(useTheme);

  act(() => setTheme('dark'));

  expect(result.current).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(cookies()).toContain('keydate_theme=dark');
});

test('going back to the system removes the cookie', () => {
  setTheme('light');

  setTheme('system');

  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(cookies()).not.toContain('keydate_theme');
});

test('what the server has written into the page is its theme; anything else there is the system’s', () => {
  document.documentElement.dataset.theme = 'dark';
  expect(renderHook(useTheme).result.current).toBe('dark');

  document.documentElement.dataset.theme = 'sepia';
  expect(renderHook(useTheme).result.current).toBe('system');
});
