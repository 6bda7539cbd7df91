import { fireEvent, render, screen } from '@testing-library/react';
import { useArrival } from './use-arrival';

function Page() {
  const handleArrival = useArrival();
  return (
    <main id="content" tabIndex={-1}>
      <button onClick={handleArrival}>Arrive</button>
    </main>
  );
}
// fireEvent, for a real click would move the focus by itself
const arrive = () => fireEvent.click(screen.getByText('Arrive'));

const navigationOf = (how: object) => window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), how));
const forward = () => navigationOf({ singleSpa: true });
const back = () => navigationOf({});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<Page />);
});

test('the first page leaves focus and scroll to the browser', () => {
  arrive();

  expect(document.body).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('after a navigation reading starts at the top of the page', () => {
  arrive();
  forward();
  arrive();

  expect(document.getElementById('content')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('going back keeps the place in the page', () => {
  arrive();
  back();
  arrive();

  expect(document.getElementById('content')).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a link to a section keeps the section in view', () => {
  arrive();
  window.history.replaceState(null, '', '/#features');
  forward();
  arrive();

  expect(window.scrollTo).not.toHaveBeenCalled();
});
