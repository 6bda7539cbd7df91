import { anEmployee } from '@keydate/testing/builders/people';
import { screen, within } from '@testing-library/react';
import { ana, entries, heading, startShell } from './a-shell';

describe('a member', () => {
  test('sees the page within the frame: skip link, navigation, search, main part', async () => {
    startShell('/', ana);

    expect(within(await screen.findByRole('main')).getByRole('status', { name: 'Loading Dashboard' })).toBeVisible();
    expect(await heading('transactions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByLabelText('Search')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('transactions');
  });

  test('finds the home link in the navigation: every link of the frame is in a landmark', async () => {
    startShell('/setting', ana);

    expect((await screen.findByRole('navigation', { name: 'Main' })).querySelectorAll('a')).toHaveLength(6);
    expect(entries().getByRole('link', { name: 'Keydate, home' })).toHaveAttribute('href', '/');
  });

  test('sees their name and role in the top bar', async () => {
    startShell('/', ana);

    expect(await screen.findByRole('banner')).toHaveTextContent('Ana ReyesRealtor');
  });

  test('has a picture for phones that opens name, email, role and Logout', async () => {
    startShell('/', ana);
    const picture = within(await screen.findByRole('banner')).getByLabelText('Ana Reyes, Realtor');
    const panel = document.getElementById(picture.getAttribute('popovertarget')!)!;

    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toHaveTextContent(`Ana Reyes${ana.contact.email}RealtorLogout`);
  });

  test('who has no name yet sees their email', async () => {
    startShell('/', anEmployee({ fullName: '', contact: { email: 'tobias@poudreriver.example', phone: '' } }));

    expect(await screen.findByRole('banner')).toHaveTextContent('tobias@poudreriver.exampleEmployee');
  });

  test('navigates by the sidebar, and the frame stays', async () => {
    const { user } = startShell('/', ana);
    await heading('transactions');
    const banner = screen.getByRole('banner');

    await user.click(entries().getByRole('link', { name: 'Setting' }));

    expect(await heading('settings')).toBeVisible();
    expect(screen.getByRole('banner')).toBe(banner);
    expect(screen.queryByText('transactions')).not.toBeInTheDocument();
  });

  test('sees the current page in the sidebar and in the tab’s title', async () => {
    startShell('/transaction/7', ana);
    await heading('transactions');

    // one alone, though its remote may have more entries
    expect(entries().getAllByRole('link', { current: true })).toEqual([
      entries().getByRole('link', { name: 'Dashboard' }),
    ]);
    expect(entries().getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'false');
    expect(document.title).toBe('Transaction · Keydate');
  });

  test('sees no entry as the current one on the page that the bell leads to', async () => {
    startShell('/notifications', ana);
    await heading('transactions');

    expect(entries().queryByRole('link', { current: true })).not.toBeInTheDocument();
  });

  test('who points at an entry prefetches its page', async () => {
    const { user } = startShell('/', ana);
    await heading('transactions');

    await user.hover(entries().getByRole('link', { name: 'Messages' }));

    expect(document.head.querySelector('link[rel=prefetch][href="/remotes/messaging/r1/entry.js"]')).not.toBeNull();
  });

  test('who skips to the content stays at the same address', async () => {
    const { user } = startShell('/', ana);
    await heading('transactions');

    await user.click(screen.getByRole('link', { name: 'Skip to content' }));

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('has the focus in the main part after a navigation', async () => {
    const { user } = startShell('/', ana);
    await heading('transactions');

    await user.click(entries().getByRole('link', { name: 'Messages' }));
    await heading('messaging');

    expect(screen.getByRole('main')).toHaveFocus();
  });
});
