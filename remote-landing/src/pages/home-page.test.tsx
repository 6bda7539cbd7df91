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

test('the sections are in the order of the specification, with the prices after how it works', () => {
  renderPage(<HomePage />);

  expect([...screen.getByRole('main').querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'home',
    'features',
    'how',
    'prices',
    'testimonials',
    'partners',
    'contact',
  ]);
});

test('How it works names what sign-up asks for in the order of spec § 4.7', () => {
  renderPage(<HomePage />);

  expect(main().getByText(/name and email.* role.* code.* password/)).toBeInTheDocument();
});

test.each(['Get Started', 'Create an Account'])('%s goes to /signup', (name) => {
  renderPage(<HomePage />);

  for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/signup');
});

test('the six features of spec § 1 are advertised, and none of them is being built', () => {
  renderPage(<HomePage />);

  const features = within(main().getByRole('group', { name: 'features' }));
  expect(features.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Deadline reminders',
    'Contract management',
    'Agents and employees',
    'Messages',
    'Reads your contracts',
    'Lender collaboration',
  ]);
  expect(features.queryByText('Being built')).not.toBeInTheDocument();
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

test('the claim, the badges of the app stores, seven testimonials and nine partners are there (spec § 2.2, § 9)', () => {
  renderPage(<HomePage />);

  expect(main().getByText('1.5K+')).toBeVisible();
  expect(within(main().getByRole('list', { name: 'Keydate as an app' })).getAllByRole('img')).toHaveLength(2);
  const testimonials = within(main().getByRole('group', { name: 'testimonials' }));
  expect(testimonials.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(7);
  expect(new Set(testimonials.getAllByRole('group').map((slide) => slide.textContent)).size).toBe(1);
  expect(within(main().getByRole('group', { name: 'partners' })).getAllByRole('group')).toHaveLength(9);
});

test('the footer has quick links, more links, legal links and the copyright of 2024', () => {
  renderPage(<HomePage />);

  expect(
    navigation('Quick Links')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Features', 'Contact Us', 'How It Works']);
  expect(
    navigation('More')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/signin', '/signup', '/reset-password', 'mailto:hello@keydate.example']);
  expect(navigation('Legal').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(navigation('Legal').getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/term-and-service',
  );
  expect(screen.getByText('© 2024 Keydate')).toBeVisible();
});

test('the contact address is the server’s: in the section and in the footer', () => {
  const settings = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'keydate-settings',
    textContent: '{"contactEmail":"office@poudreriver.example"}',
  });
  document.body.append(settings);
  renderPage(<HomePage />);
  settings.remove();

  const mailto = 'mailto:office@poudreriver.example';
  expect(main().getByRole('link', { name: 'office@poudreriver.example' })).toHaveAttribute('href', mailto);
  expect(navigation('More').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', mailto);
});

test('nothing is promised that the product does not do', () => {
  renderPage(<HomePage />);

  expect(main().getByText(/find the transaction again in seconds\.$/)).toBeVisible();
  expect(main().getByText(/Each of them sees the transactions they work on\.$/)).toBeVisible();
});

test('phones and tablets have a badge each, and nothing says that there is an app to install', () => {
  renderPage(<HomePage />);

  expect(within(screen.getByRole('list', { name: 'Keydate as an app' })).getAllByRole('listitem')).toHaveLength(2);
  expect(main().getByText(/There is nothing to install\.$/)).toBeVisible();
});

/** The server writes settings into the page. */
function writeSettings(settings: unknown) {
  const element = document.createElement('script');
  element.id = 'keydate-settings';
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  return () => element.remove();
}

test('the hero shows an example transaction, which counts from the server’s day', () => {
  const remove = writeSettings({ today: '03-08-2031' });
  renderPage(<HomePage />);

  const figure = within(screen.getByRole('figure', { name: 'An example of a transaction in Keydate' }));
  expect(figure.getByText('Upcoming Deadline:')).toBeVisible();
  expect(figure.getByText('Soon · In 2 days')).toBeVisible();
  for (const day of ['MAR', '10', '03-10-2031', '03-17-2031', '04-01-2031'])
    expect(figure.getByText(day)).toBeVisible();
  remove();
});

test('the prices are those of the server’s catalog; without one the section is left out', () => {
  const { unmount } = renderPage(<HomePage />);
  expect(screen.queryByRole('region', { name: 'What it costs' })).not.toBeInTheDocument();
  unmount();

  const remove = writeSettings({ prices: [{ plan: 'Solo', price: '$19' }] });
  renderPage(<HomePage />);
  expect(within(screen.getByRole('region', { name: 'What it costs' })).getByText('$19')).toBeVisible();
  remove();
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

test('a picture of the product has its room before it has loaded', () => {
  renderPage(<HomePage />);

  const picture = screen.getByRole('img', { name: /^The review of a contract/ });
  expect(picture).toHaveAttribute('width', '880');
  expect(picture).toHaveAttribute('height', '752');
});
