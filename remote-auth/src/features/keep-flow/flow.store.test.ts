import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { createFlow } from './flow.store';

const schema = z.object({ step: z.enum(['first', 'second']) });
type Steps = z.infer<typeof schema>;
const start: Steps = { step: 'first' };
const reduce = (_state: Steps, event: 'on' | 'left'): Steps => (event === 'on' ? { step: 'second' } : start);

/** The module as it would be loaded by the page. */
const load = () => createFlow({ key: 'flow', schema, start, reduce });

beforeEach(() => window.sessionStorage.clear());

test('a reload finds the flow where it was', () => {
  const before = renderHook(load());
  act(() => void before.result.current[1]('on'));

  expect(renderHook(load()).result.current[0]).toEqual({ step: 'second' });
});

test('everything that shows the flow follows it', () => {
  const useFlow = load();
  const [page, frame] = [renderHook(useFlow), renderHook(useFlow)];

  act(() => void page.result.current[1]('on'));

  expect(frame.result.current[0]).toEqual({ step: 'second' });
});

test('a browser that keeps nothing still goes through the flow', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(load());
  act(() => void result.current[1]('on'));

  expect(result.current[0]).toEqual({ step: 'second' });
  act(() => void result.current[1]('left'));
  jest.restoreAllMocks();
});

test('a flow that has been left leaves nothing behind in the tab', () => {
  const { result } = renderHook(load());
  act(() => void result.current[1]('on'));
  act(() => void result.current[1]('left'));

  expect(window.sessionStorage).toHaveLength(0);
});

test.each(['{"step":"third"}', '{"step":', 'null', '7'])('what is kept as %s starts afresh', (kept) => {
  window.sessionStorage.setItem('flow', kept);

  expect(renderHook(load()).result.current[0]).toBe(start);
});
