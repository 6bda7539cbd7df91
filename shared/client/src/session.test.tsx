import { aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { act, render, screen } from '@testing-library/react';
import { installSession, session, useSignedInUser, useUser } from './session';

function Name() {
  return <p>{useUser()?.fullName ?? 'nobody'}</p>;
}

test('the person is read from the session, and follows every change', () => {
  installSession(memorySession());
  render(<Name />);
  expect(screen.getByText('nobody')).toBeVisible();

  act(() => session().login(aRealtor({ fullName: 'Ana Reyes' }), 'token'));
  expect(screen.getByText('Ana Reyes')).toBeVisible();

  act(() => session().update({ fullName: 'Ana R. Reyes' }));
  expect(screen.getByText('Ana R. Reyes')).toBeVisible();

  act(() => session().logout());
  expect(screen.getByText('nobody')).toBeVisible();
});

test('a page for members refuses to be drawn for nobody', () => {
  installSession(memorySession());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Members() {
    return <p>{useSignedInUser().fullName}</p>;
  }

  expect(() => render(<Members />)).toThrow('This part is for people who are signed in.');
});

test('a page for members that still stands at logout keeps its person until it is taken away', () => {
  installSession(memorySession(aRealtor({ fullName: 'Ana Reyes' }), 'token'));
  function Members() {
    return <p>{useSignedInUser().fullName}</p>;
  }
  render(<Members />);

  act(() => session().logout());

  expect(screen.getByText('Ana Reyes')).toBeVisible();
});

test('reading a session that no shell has installed says so', async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./session');
    expect(() => fresh.session()).toThrow('No shell has installed a session.');
  });
});
