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
  return { scroller, isAtEnd, growsTo, scrollsTo };
}

const real = window.ResizeObserver;
let now = 0;
beforeEach(() => {
  now = 0;
  window.ResizeObserver = SaidGrowth;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  window.ResizeObserver = real;
  jest.restoreAllMocks();
});

test('a thread stays at its end at every growth of its rows, however late', () => {
  const thread = aThreadOf(800);
  holdEnd(thread.scroller, jest.fn());
  for (const [at, height] of [
    [10, 3000],
    [4000, 7200],
    [60_000, 7350],
  ] as const) {
    now = at;
    thread.growsTo(height);
    expect(thread.isAtEnd()).toBe(true);
  }
});

test('a list that scrolls elsewhere by its estimate is scrolled back', () => {
  const thread = aThreadOf(3000);
  holdEnd(thread.scroller, jest.fn());
  thread.growsTo(7000);
  thread.scrollsTo(2800);
  expect(thread.isAtEnd()).toBe(true);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])('after %s the reader decides', (input) => {
  const thread = aThreadOf(3000);
  const onMoved = jest.fn();
  holdEnd(thread.scroller, onMoved);
  thread.growsTo(7000);
  thread.scroller.dispatchEvent(new Event(input));
  thread.scrollsTo(100);
  thread.growsTo(9000);
  expect(thread.scroller.scrollTop).toBe(100);
  expect(onMoved).toHaveBeenCalledTimes(1);
});

test('a screen reader, which scrolls without an input, decides once the rows are at rest', () => {
  const thread = aThreadOf(3000);
  holdEnd(thread.scroller, jest.fn());
  thread.growsTo(7000);
  thread.scrollsTo(6500);
  now = 1500;
  thread.scrollsTo(100);
  thread.growsTo(9000);
  expect(thread.scroller.scrollTop).toBe(100);
});
