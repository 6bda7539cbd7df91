import { HOUR_MS } from '@keydate/domain/durations';
import { listNotifications, notificationsRead, readNotifications, reminderArrived } from '@keydate/contracts/reminders';
import { aRealtor } from '@keydate/testing/builders/people';
import { aNotice, aNotification, someAnswers } from '@keydate/testing/builders/reminders';
import type { World } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Bell } from '../features/ring-bell/bell';
import NotificationsPage from './notifications-page';

const serve = installFakeServer();
const realtor = aRealtor();

function openPage(world: Partial<World>) {
  const server = serve(world);
  const page = renderPage(
    <>
      <Bell />
      <NotificationsPage />
    </>,
    { at: '/notifications', path: '/notifications', session: signedIn(server, realtor) },
  );
  return { server, ...page };
}

const elsewhere = { _id: 'transaction-2', street: '9 Mesa Drive', city: 'Pueblo', clientName: 'Ansel Roe' };
const anHourAgo = () => new Date(Date.now() - HOUR_MS).toISOString();
const two = () => [
  aNotification({ title: 'Closing Date', dateId: 'closing' }),
  aNotification({ title: 'Appraisal Deadline', transaction: elsewhere, sentAt: anHourAgo() }),
];

test('reminders are shown by transaction, each with a link to its deadline', async () => {
  openPage({ notifications: two() });

  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Odalys Brandt', 'Ansel Roe']);
  expect(screen.getByRole('link', { name: 'Closing Date' })).toHaveAttribute(
    'href',
    '/transaction/transaction-1#deadline-closing',
  );
});

test('a reminder says in one line how the day of its deadline is counted', async () => {
  openPage({ notifications: [aNotification({ counted: 'MEC Mon 06-01 + 7 days = Mon 06-08' })] });
  expect(await screen.findByText(/^How it is counted/)).toHaveTextContent('MEC Mon 06-01 + 7 days = Mon 06-08');
});

test('a reminder of a deadline that has changed since says what holds now', async () => {
  openPage({
    notifications: [
      aNotification({ title: 'Moved', becameOf: 'moved', endsAt: '2040-06-11T23:00:00Z' }),
      aNotification({ title: 'Done', becameOf: 'done' }),
      aNotification({ title: 'Removed', becameOf: 'removed', dateId: 'gone' }),
      aNotification({ title: 'Closed', becameOf: 'closed' }),
    ],
  });

  expect(await screen.findByText('Changed: it now ends Mon 06-11, 5:00 PM Denver time')).toBeVisible();
  for (const words of ['Checked off as done', 'This deadline was removed', 'The transaction is closed'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/^Ends/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Removed' })).toHaveAttribute('href', '/transaction/transaction-1');
});

describe('a reminder of an open deadline', () => {
  const answers = () => within(screen.getByRole('group', { name: 'Answers to Closing Date of Odalys Brandt' }));
  const openOne = async (about: Partial<Parameters<typeof someAnswers>[0]> = {}) => {
    const reminder = aNotification({ title: 'Closing Date', answers: someAnswers(about) });
    const page = openPage({ notifications: [reminder] });
    await screen.findByRole('link', { name: 'Closing Date' });
    return page;
  };

  test('is taken and given back, says who has it, and is read by that', async () => {
    const { user } = await openOne({ takenBy: [{ _id: 'ada', fullName: 'Ada Quill' }] });
    expect(screen.getByText('Ada Quill has it')).toBeVisible();
    await user.click(answers().getByRole('button', { name: 'I’ve got it' }));
    expect(await screen.findByText('You and Ada Quill have it')).toBeVisible();
    expect(answers().getByRole('button', { name: 'Give it back' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument());
    await user.click(answers().getByRole('button', { name: 'Give it back' }));
    expect(await screen.findByText('Ada Quill has it')).toBeVisible();
  });

  test('is checked off as done, and has no answers after that', async () => {
    const { user } = await openOne();
    await user.click(answers().getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Checked off as done')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Closing Date' })).toHaveFocus());
  });

  test('comes again in an hour, and says so; that can be canceled', async () => {
    const { user } = await openOne();
    await user.click(answers().getByRole('button', { name: 'Remind me…' }));
    const when = answers().getByRole('combobox', { name: 'Remind me again' });
    expect(when).toHaveFocus();
    expect(within(when).getAllByRole('option')[0]).toHaveTextContent(/^In 1 hour, /);
    await user.click(answers().getByRole('button', { name: 'Remind me' }));
    expect(await screen.findByText(/^You will be reminded again /)).toBeVisible();
    expect(answers().getByRole('button', { name: 'Remind me…' })).toHaveFocus();
    await user.click(answers().getByRole('button', { name: 'Remind me…' }));
    await user.selectOptions(answers().getByRole('combobox'), 'Do not remind me again');
    await user.click(answers().getByRole('button', { name: 'Remind me' }));
    await waitFor(() => expect(screen.queryByText(/^You will be reminded/)).not.toBeInTheDocument());
  });

  test('is not settled by a lender, and comes again to nobody whom it would not reach', async () => {
    await openOne({ canSettle: false, canRemind: false });
    expect(
      answers()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['I’ve got it']);
  });

  test('that somebody has settled meanwhile is refused in one sentence', async () => {
    const { user, server } = await openOne();
    server.world.notifications = server.world.notifications.map((one) =>
      'answers' in one ? { ...one, becameOf: 'done', answers: someAnswers({ canAnswer: false }) } : one,
    );
    await user.click(answers().getByRole('button', { name: 'I’ve got it' }));
    expect(await screen.findByText(/^Since this reminder the deadline was settled/)).toBeVisible();
    expect(await screen.findByText('Checked off as done')).toBeVisible();
  });
});

test('news of a question says who did what, and leads to the question', async () => {
  const { user } = openPage({ notifications: [aNotice({ questionId: 'q 1' })] });

  const link = await screen.findByRole('link', { name: 'Ilse Okonjo answered your question' });
  expect(link).toHaveAttribute('href', '/transaction/transaction-1#question-q%201');
  expect(screen.getByText('Is the loan objection deadline realistic for this buyer?')).toBeVisible();
  const mark = 'Mark as read: Ilse Okonjo answered your question of Odalys Brandt';
  await user.click(screen.getByRole('button', { name: mark }));
  await waitFor(() => expect(screen.queryByRole('button', { name: mark })).not.toBeInTheDocument());
});

test('news of a deadline leads to it', async () => {
  openPage({ notifications: [aNotice({ kind: 'deadline-unanswered', questionId: null, dateId: 'closing', by: '' })] });
  expect(
    await screen.findByRole('link', { name: 'Nobody had answered the last reminder of a deadline' }),
  ).toHaveAttribute('href', '/transaction/transaction-1#deadline-closing');
});

test('that one was withdrawn from a transaction is told without a way to it', async () => {
  const transaction = { _id: 'transaction-9', street: '', city: '', clientName: 'Poudre River Realty' };
  const by = 'Poudre River Realty';
  openPage({
    notifications: [aNotice({ kind: 'lender-withdrawn', by, transaction, subject: 'You no longer see it.' })],
  });

  expect(await screen.findByText('Poudre River Realty ended your access to a transaction')).toBeVisible();
  expect(screen.getByText('You no longer see it.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /ended your access/ })).not.toBeInTheDocument();
});

test('one is marked as read, and the bell counts one less', async () => {
  const { user } = openPage({ notifications: two() });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Mark as read: Closing Date of Odalys Brandt' }));

  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Mark as read: Closing Date/ })).not.toBeInTheDocument(),
  );
});

test('all are marked as read at once', async () => {
  const { user, server } = openPage({ notifications: two() });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  expect(server.world.notifications.every(({ isRead }) => isRead)).toBe(true);
});

test.each(['Mark all as read', 'Mark as read: Closing Date of Odalys Brandt'])(
  'a double click on “%s” sends one request',
  async (name) => {
    const { server } = openPage({ notifications: two() });
    const mark = await screen.findByRole('button', { name });
    // both before the page is drawn again
    act(() => {
      mark.click();
      mark.click();
    });

    await waitFor(() => expect(mark).not.toBeInTheDocument());
    expect(server.exchanges.filter(({ call }) => call === readNotifications)).toHaveLength(1);
  },
);

test('a second one can be marked while the first is not saved yet', async () => {
  openPage({ notifications: two() });
  const [first, second] = await screen.findAllByRole('button', { name: /^Mark as read: / });
  act(() => {
    first?.click();
    second?.click();
  });

  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark / })).not.toBeInTheDocument());
});

test('once one is read, the focus is on the next Mark as read, else on the one before, else on the heading', async () => {
  const dates = ['Closing Date', 'Appraisal Deadline', 'Record Title Deadline'];
  const { user } = openPage({ notifications: dates.map((title) => aNotification({ title })) });
  const mark = (title: string) => screen.findByRole('button', { name: `Mark as read: ${title} of Odalys Brandt` });

  await user.click(await mark('Appraisal Deadline'));
  await waitFor(async () => expect(await mark('Record Title Deadline')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await mark('Closing Date')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('once all are read, the focus is on the heading', async () => {
  const { user } = openPage({ notifications: two() });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveFocus());
});

test('what has arrived since, and is not on the page yet, stays unread', async () => {
  const { user, server } = openPage({ notifications: two() });
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  const later = new Date(Date.now() + 1000).toISOString();
  server.world.notifications = [aNotification({ title: 'Just arrived', sentAt: later }), ...server.world.notifications];
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  expect(server.world.notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
});

test('reminders of a world arrive one after the other', async () => {
  const [first, second] = [aNotification({ title: 'Closing Date' }), aNotification({ title: 'Appraisal Deadline' })];
  openPage({ arriving: { notifications: [first, second], everyMs: 20 } });
  expect(await screen.findByRole('link', { name: 'Closing Date' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Appraisal Deadline' })).toBeInTheDocument();
});

test('a reminder that arrives rings the bell of an open tab, and is on the page', async () => {
  const { server } = openPage({ notifications: [] });
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Notifications' });

  server.world.notifications = [aNotification({ title: 'Closing Date' })];
  await waitFor(() => {
    server.sockets.emit(realtor._id, reminderArrived, {});
    expect(screen.getByRole('link', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });
  expect(await screen.findByRole('link', { name: 'Closing Date' })).toBeInTheDocument();
});

test('what is read in another tab is read in this one', async () => {
  const { server } = openPage({ notifications: two() });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument();

  server.world.notifications = server.world.notifications.map((one) => ({ ...one, isRead: true }));
  await waitFor(() => {
    server.sockets.emit(realtor._id, notificationsRead, {});
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Mark as read: Closing Date/ })).not.toBeInTheDocument(),
  );
});

test('a late reminder says why it is late, and without a reason that it should have come earlier', async () => {
  const entered = aNotification({ isLate: true, lateBecause: 'entered-by-you' });
  openPage({ notifications: [entered, aNotification({ isLate: true })] });
  expect(await screen.findByText('Late: you entered this after its reminder was due')).toBeVisible();
  expect(screen.getByText('Late: this reminder should have come earlier')).toBeVisible();
});

test('a failure says so and offers to try again', async () => {
  openPage({ faults: [{ call: listNotifications, kind: 'refused', code: 'INTERNAL' }] });
  const failed = await screen.findByRole('alert', undefined, { timeout: 5000 });
  expect(within(failed).getByRole('button', { name: /Try again/ })).toBeInTheDocument();
});
