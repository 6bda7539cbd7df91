import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Overrides, ShownOverride } from './open-overrides';
import { OverrideBanner } from './override-banner';

function someOverrides(...states: ShownOverride['state'][]) {
  let list = states.map((state): ShownOverride => ({
    text: `${state}@r7`,
    name: state,
    what: 'billing r7',
    state,
    isLive: true,
  }));
  const listeners = new Set<() => void>();
  const overrides: Overrides = {
    registry: () => ({}),
    list: () => list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heal: () => undefined,
    reset: jest.fn(),
  };
  const become = (state: ShownOverride['state']) => {
    list = list.map((override) => ({ ...override, state }));
    listeners.forEach((listener) => listener());
  };
  return { overrides, become };
}

test('the banner names the release, and its button brings the live one back', async () => {
  const { overrides } = someOverrides('shown');
  const reload = jest.fn();
  render(<OverrideBanner overrides={overrides} reload={reload} />);

  expect(screen.getByRole('status')).toHaveTextContent('You are seeing billing r7 in this tab, not the live release.');
  await userEvent.click(screen.getByRole('button', { name: 'Show the live release' }));

  expect(overrides.reset).toHaveBeenCalled();
  expect(reload).toHaveBeenCalled();
});

test('a release that breaks while it is shown is told of, and the notice can be closed', async () => {
  const { overrides, become } = someOverrides('shown');
  render(<OverrideBanner overrides={overrides} />);

  act(() => become('broken'));
  expect(screen.getByRole('status')).toHaveTextContent('billing r7 failed. This tab is back on the live release.');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a release that was refused is told of', () => {
  render(<OverrideBanner overrides={someOverrides('refused').overrides} />);
  expect(screen.getByRole('status')).toHaveTextContent('billing r7 is not available here.');
});

test.each([
  ['shown', 'You are seeing billing r7 in this tab, although billing is disabled: Prices change.'],
  ['refused', 'billing r7 is not available here, and billing is disabled: Prices change.'],
  ['broken', 'billing r7 failed, and billing is disabled: Prices change.'],
] as const)('of a disabled remote, a release that is %s is named with the reason', (state, sentence) => {
  expectBanner({ state, disabled: 'Prices change.', isLive: true }, sentence);
});

test.each([
  ['shown', 'You are seeing billing r7 in this tab, although no release of billing is live here.'],
  ['refused', 'billing r7 is not available here, and no release of billing is live here.'],
  ['broken', 'billing r7 failed, and no release of billing is live here.'],
] as const)('of a remote that the server does not have, a release that is %s is named as such', (state, sentence) => {
  expectBanner({ state, isLive: false }, sentence);
});

function expectBanner(override: Pick<ShownOverride, 'state' | 'disabled' | 'isLive'>, sentence: string) {
  const list = [{ text: 'billing@r7', name: 'billing', what: 'billing r7', ...override }];
  const { overrides } = someOverrides();
  render(<OverrideBanner overrides={{ ...overrides, list: () => list }} />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
}
