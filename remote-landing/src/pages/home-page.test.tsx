import { renderPage } from '@keydate/testing/jest';
import { act, screen, within } from '@testing-library/react';
import HomePage from './home-page';

const scrolled = jest.fn();
// jsdom has no layout and no scrolling
beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, options);
  };
});
beforeEach(() => scrolled.mockReset());

const navigation = (name: string) => within(screen.getByRole('navigation', { name }));
const main = () => within(screen.getByRole('main'));

test('the header links to the sections of spec § 2.2 by their ids', () => {
  renderPage(<HomePage />);

  const links = navigation('Sections').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['Features', '/#features'],
    ['Contact Us', '/#contact'],
    ['How It Works', '/#how'],
  ]);
  for (const { hash } of links as HTMLAnchorElement[]) expect(document.querySelector(hash)).toBeInTheDocument();
});

test('the sections are in the order of the specification', () => {
  renderPage(<HomePage />);

  expect([...screen.getByRole('main').children].map(({ id }) => id)).toEqual(['home', 'features', 'how', 'contact']);
});

test.each(['Get Started', 'Create an Account'])('%s goes to /signup', (name) => {
  renderPage(<HomePage />);

  for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/signup');
});

test('the six features of spec § 1 are advertised, and those that are being built say so', () => {
  renderPage(<HomePage />);

  const features = main()
    .getAllByRole('listitem')
    .filter((item) => item.closest('#features'));
  expect(
    features.map((item) => [
      within(item).getByRole('heading').textContent,
      within(item).queryByText('Being built') !== null,
    ]),
  ).toEqual([
    ['Deadline reminders', true],
    ['Contract management', false],
    ['Agents and employees', false],
    ['Messages', true],
    ['Reads your contracts', false],
    ['Lender collaboration', true],
  ]);
});

test('the flow has the four steps of spec § 1', () => {
  renderPage(<HomePage />);

  const steps = main()
    .getAllByRole('listitem')
    .filter((item) => item.closest('#how'));
  expect(steps.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Sign up for a free account',
    'Upload contracts',
    'Get automated reminders',
    'Collaborate in real time',
  ]);
});

test('the footer has quick links, legal links and the copyright of 2024', () => {
  renderPage(<HomePage />);

  expect(
    navigation('Quick Links')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Features', 'Contact Us', 'How It Works']);
  expect(navigation('Legal').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(navigation('Legal').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/term-and-service',
  );
  expect(screen.getByText('© 2024 Keydate')).toBeVisible();
});

test('the hero shows an example transaction, with days counted from today', () => {
  jest.useFakeTimers({ now: new Date('2031-03-08T18:00:00Z') });
  renderPage(<HomePage />);

  const figure = within(screen.getByRole('figure', { name: 'An example of a transaction in Keydate' }));
  expect(figure.getByText('Upcoming Deadline:')).toBeVisible();
  expect(figure.getByText('Soon · In 2 days')).toBeVisible();
  expect(['03-10-2031', '03-17-2031', '04-01-2031'].map((day) => figure.getAllByText(day).length > 0)).toEqual([
    true,
    true,
    true,
  ]);
  jest.useRealTimers();
});

describe('the section in the address', () => {
  test('is in view as soon as the page opens, and has the focus', () => {
    renderPage(<HomePage />, { at: '/#how' });

    expect(scrolled.mock.calls).toEqual([['how', { behavior: 'instant' }]]);
    expect(document.getElementById('how')).toHaveFocus();
  });

  test('scrolls into view at each press of its link, the second one too', async () => {
    const { user } = renderPage(<HomePage />);
    const link = navigation('Sections').getByRole('link', { name: 'Features' });

    await user.click(link);
    await user.click(link);

    expect(scrolled.mock.calls).toEqual([
      ['features', { behavior: 'auto' }],
      ['features', { behavior: 'auto' }],
    ]);
    expect(document.getElementById('features')).toHaveFocus();
  });

  test('scrolls into view when the address is edited', () => {
    renderPage(<HomePage />);

    window.history.replaceState(null, '', '/#contact');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

    expect(scrolled).toHaveBeenLastCalledWith('contact', { behavior: 'auto' });
  });

  test('is ignored when there is no such section', () => {
    renderPage(<HomePage />, { at: '/#pricing' });

    expect(scrolled).not.toHaveBeenCalled();
  });
});
