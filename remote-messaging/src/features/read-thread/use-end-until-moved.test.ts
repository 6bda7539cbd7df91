import { holdEnd } from './use-end-until-moved';

/** Reports the growth of what it observes when the test says so: jsdom has no sizes. */
let grow: () => void = () => undefined;
class SaidGrowth {
  isOver = false;
  constructor(tell: ResizeObserverCallback) {
    grow = () => {
      if (!this.isOver) tell([], this);
    };
  }
  observe() {}
  unobserve() {}
  disconnect() {
    this.isOver = true;
  }
}

/** A scrolled element of 500 px whose content is as high as the test says. */
function aThreadOf(height: number) {
  const scroller = document.createElement('div');
  const content = { height };
  Object.defineProperty(scroller, 'clientHeight', { value: 500 });
  Object.defineProperty(scroller, 'scrollHeight', { get: () => content.height });
  const isAtEnd = () => scroller.scrollTop >= content.height - 500;
  const growsTo = (next: number) => {
    content.height = next;
    grow();
  };
  const scrollsTo = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { scroller, isAtEnd, growsTo, scrollsTo, height: () => content.height };
}

const real = window.ResizeObserver;
beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = SaidGrowth;
});
afterEach(() => {
  window.ResizeObserver = real;
  jest.useRealTimers();
});
const rest = (ms = 5000) => jest.advanceTimersByTime(ms);

/** A thread whose list scrolls to the end by an estimate that is too low, as long as it has not measured its rows. */
function heldThread() {
  const thread = aThreadOf(800);
  const onMoved = jest.fn();
  let estimate = 0;
  const toTheEnd = jest.fn(() => thread.scrollsTo(Math.min(estimate, thread.height() - 500)));
  holdEnd(thread.scroller, { toTheEnd, onMoved });
  return { ...thread, toTheEnd, onMoved, learns: (top: number) => (estimate = top) };
}

test('a thread ends at its end after every growth of its rows, however late', () => {
  const thread = heldThread();
  for (const [late, height] of [
    [10, 3000],
    [4000, 7200],
    [60_000, 7350],
  ] as const) {
    rest(late);
    thread.learns(height);
    thread.growsTo(height);
    rest();
    expect(thread.isAtEnd()).toBe(true);
  }
});

test('a list that scrolls elsewhere by its estimate is scrolled to the end once it is at rest, and not before', () => {
  const thread = heldThread();
  thread.growsTo(7000);
  for (let frame = 0; frame < 10; frame += 1) {
    rest(50);
    thread.scrollsTo(2800);
  }
  expect(thread.toTheEnd).not.toHaveBeenCalled();
  thread.learns(7000);
  rest();
  expect(thread.isAtEnd()).toBe(true);
});

test('a list whose estimate never reaches the end is scrolled to its last pixel', () => {
  const thread = heldThread();
  thread.learns(2800);
  thread.growsTo(7000);
  rest();
  expect(thread.isAtEnd()).toBe(true);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])('after %s the reader decides', (input) => {
  const thread = heldThread();
  thread.growsTo(7000);
  thread.scroller.dispatchEvent(new Event(input));
  thread.scrollsTo(100);
  thread.growsTo(9000);
  rest();
  expect(thread.scroller.scrollTop).toBe(100);
  expect(thread.onMoved).toHaveBeenCalledTimes(1);
});

test('a screen reader, which scrolls without an input, decides once the rows have not grown for ten seconds', () => {
  const thread = heldThread();
  thread.learns(7000);
  thread.growsTo(7000);
  rest(10_500);
  expect(thread.isAtEnd()).toBe(true);
  thread.scrollsTo(100);
  thread.growsTo(9000);
  rest();
  expect(thread.scroller.scrollTop).toBe(100);
});
