import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigationFocus } from './use-navigation-focus';

function Page() {
  const handleReady = useNavigationFocus();
  return (
    <main id="content" tabIndex={-1}>
      <button onClick={handleReady}>Page shown</button>
    </main>
  );
}
// fireEvent, because a real click would move the focus
const pageShown = () => fireEvent.click(screen.getByText('Page shown'));

const navigationOf = (how: object) => window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), how));
const forward = () => navigationOf({ singleSpa: true });
const back = () => navigationOf({});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<Page />);
});

test('the first page leaves focus and scroll to the browser', () => {
  pageShown();

  expect(document.body).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('after a navigation the page has the focus and is scrolled to the top', () => {
  pageShown();
  forward();
  pageShown();

  expect(document.getElementById('content')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('going back leaves the scroll position to the browser', () => {
  pageShown();
  back();
  pageShown();

  expect(document.getElementById('content')).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a link to a section leaves the scroll position to the browser', () => {
  pageShown();
  window.history.replaceState(null, '', '/#features');
  forward();
  pageShown();

  expect(window.scrollTo).not.toHaveBeenCalled();
});
