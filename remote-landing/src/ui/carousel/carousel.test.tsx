import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const LETTERS = ['A', 'B', 'C', 'D'];
let comesIntoView: () => void;
let answers: (query: string) => boolean;

beforeEach(() => {
  answers = () => false;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: answers(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    comesIntoView = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => jest.useRealTimers());

async function renderCarousel(options: Partial<Parameters<typeof Carousel>[0]> = {}) {
  render(
    <Carousel
      name="letters"
      heading={<h2>Letters</h2>}
      slides={LETTERS.map((letter) => (
        <p key={letter}>{letter}</p>
      ))}
      visible={{ wide: 1, compact: 1, phone: 1 }}
      everyMs={3000}
      stopsOnInteraction
      whenStill="row"
      {...options}
    />,
  );
  act(() => comesIntoView());
  await screen.findByRole('button', { name: 'Next letters' });
}

/** slick hides what is not in view, and the copies that make the loop. */
const inView = () => screen.getAllByRole('group', { name: /of 4$/ }).map((slide) => slide.textContent);
const button = (name: string) => screen.getByRole('button', { name });

/** Time passes in steps, between which React draws. */
function passes(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    act(() => {
      jest.advanceTimersByTime(Math.min(100, left));
    });
  }
}

describe('a carousel', () => {
  test('is a list of all slides until its code has come', () => {
    render(
      <Carousel
        name="letters"
        heading={<h2>Letters</h2>}
        slides={LETTERS}
        visible={{ wide: 1, compact: 1, phone: 1 }}
        everyMs={1000}
        stopsOnInteraction
        whenStill="row"
      />,
    );

    expect(within(screen.getByRole('group', { name: 'letters' })).getAllByRole('group')).toHaveLength(4);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('moves after its time, not before, and begins anew after the last slide', async () => {
    await renderCarousel();
    jest.useFakeTimers();
    await replay();

    passes(2999);
    expect(inView()).toEqual(['A']);
    passes(1);
    expect(inView()).toEqual(['B']);
    for (const letter of ['C', 'D', 'A']) {
      passes(3000);
      expect(inView()).toEqual([letter]);
    }
  });

  test('stops for good when it is pressed', async () => {
    await renderCarousel();
    await userEvent.click(screen.getByText('A', { selector: '[aria-hidden="false"] p' }));

    expect(button('Play the letters')).toBeVisible();
    jest.useFakeTimers();
    passes(10_000);
    expect(inView()).toEqual(['A']);
  });

  test('stops when its buttons move it', async () => {
    await renderCarousel();

    await userEvent.click(button('Next letters'));

    expect(button('Play the letters')).toBeVisible();
    expect(inView()).toEqual(['B']);
  });

  test('goes on when it is pressed where the specification says so, and the pause button still stops it', async () => {
    await renderCarousel({ stopsOnInteraction: false, everyMs: 1000 });
    await userEvent.click(screen.getByText('A', { selector: '[aria-hidden="false"] p' }));
    expect(button('Pause the letters')).toBeVisible();

    await userEvent.click(button('Pause the letters'));

    // it may have moved before
    const whereItStopped = inView();
    jest.useFakeTimers();
    passes(10_000);
    expect(inView()).toEqual(whereItStopped);
  });

  test('never moves by itself where motion is not wanted; its buttons move it at once', async () => {
    answers = (query) => query.includes('prefers-reduced-motion');
    await renderCarousel();
    expect(screen.queryByRole('button', { name: /Pause|Play/ })).not.toBeInTheDocument();

    await userEvent.click(button('Next letters'));

    jest.useFakeTimers();
    passes(10_000);
    expect(inView()).toEqual(['B']);
  });
});

/** Pauses and plays again, so that the time to the next move is counted by the test's clock. */
async function replay() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Pause the letters'));
  await user.click(button('Play the letters'));
}
