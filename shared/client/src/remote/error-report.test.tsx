import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { defineRemote } from './define-remote';
import { installErrorReporter, useErrorReport } from './error-report';

const reported = jest.fn();
beforeEach(() => installErrorReporter(reported));
afterEach(() => reported.mockClear());

const broken = new Error('Loading chunk 7 failed');
function Part() {
  const reportError = useErrorReport();
  useEffect(() => reportError(broken), [reportError]);
  return null;
}

test('what a part of a remote reports comes with the name of the remote', async () => {
  const card = { name: 'billing', contract: 1, title: 'Billing', pages: {}, slots: ['topBarSearch'] };
  const { Root, prepare } = defineRemote(card, { pages: {}, slots: { topBarSearch: async () => ({ default: Part }) } });
  const part = { kind: 'slot', slot: 'topBarSearch' } as const;
  await prepare(part, '/');

  render(<Root part={part} onReady={jest.fn()} onCrash={jest.fn()} />);

  expect(reported.mock.calls).toEqual([['billing', broken]]);
});

test('outside a remote nothing is reported', () => {
  render(<Part />);
  expect(reported).not.toHaveBeenCalled();
});
