import { installSession, paths, type Session } from '@keydate/client';
import { aPersonWithoutCompany, aRealtor } from '@keydate/testing/builders/people';
import { memorySession } from '@keydate/testing/session/memory-session';
import { ToastOutlet } from '@keydate/ui';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { StartUp } from './start-up';

function ShownAddress() {
  const location = useLocation();
  return <p>{`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</p>;
}

interface Start {
  session?: Session;
  userCheck?: Promise<void>;
  attribution?: Promise<string | undefined>;
}

async function startAt(at: string, start: Start = {}) {
  const { session = memorySession(), userCheck = Promise.resolve(), attribution = Promise.resolve(undefined) } = start;
  window.history.replaceState(null, '', at);
  installSession(session);
  render(
    <BrowserRouter>
      <StartUp userCheck={userCheck} attribution={attribution}>
        <ShownAddress />
      </StartUp>
    </BrowserRouter>,
  );
  await act(async () => undefined);
}

test('a full-screen loader is shown while the user check runs', async () => {
  let finish: () => void = () => undefined;
  const userCheck = new Promise<void>((resolve) => (finish = resolve));

  await startAt('/messages', { userCheck });
  expect(screen.getByRole('status')).toHaveTextContent('Loading Keydate');
  expect(screen.queryByText('/messages null')).not.toBeInTheDocument();

  await act(async () => finish());
  expect(screen.getByText('/messages null')).toBeVisible();
});

test('an invitation leads to /signup with its ref, whatever its address', async () => {
  await startAt('/?ref=E4H8KDZP3VNB');

  expect(screen.getByText(`${paths.signUp} {"ref":"E4H8KDZP3VNB"}`)).toBeVisible();
});

test('the address of an invitation does not stay in the history', async () => {
  const before = window.history.length;

  await startAt('/signup?ref=E4H8KDZP3VNB');

  expect(window.history).toHaveLength(before);
  expect(window.location.search).toBe('');
});

test('an invitation leads a person without a company to /company', async () => {
  await startAt('/signup?ref=E4H8KDZP3VNB', { session: memorySession(aPersonWithoutCompany(), 'token') });

  expect(screen.getByText(`${paths.company} {"ref":"E4H8KDZP3VNB"}`)).toBeVisible();
});

test('an invitation does not redirect a person in a company: they are told that they are signed in already', async () => {
  const wren = aRealtor();
  render(<ToastOutlet />);
  await startAt('/messages?ref=E4H8KDZP3VNB', { session: memorySession(wren, 'token') });

  expect(await screen.findByRole('alert')).toHaveTextContent(
    `You are already signed in.You belong to ${wren.company?.name}, so this invitation has no effect.`,
  );

  expect(screen.getByText('/messages?ref=E4H8KDZP3VNB null')).toBeVisible();
});

describe('a ref from the link-attribution service', () => {
  let answer: (ref: string | undefined) => void;
  let attribution: Promise<string | undefined>;
  beforeEach(() => {
    attribution = new Promise((resolve) => (answer = resolve));
  });
  const hasInteracted = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

  test('leads to /signup with it when it arrives; nothing waits for it', async () => {
    hasInteracted(false);
    await startAt('/', { attribution });
    expect(screen.getByText('/ null')).toBeVisible();

    await act(async () => answer('E4H8KDZP3VNB'));

    expect(screen.getByText(`${paths.signUp} {"ref":"E4H8KDZP3VNB"}`)).toBeVisible();
  });

  test('does not redirect a person who has already clicked or typed', async () => {
    hasInteracted(true);
    await startAt('/', { attribution });

    await act(async () => answer('E4H8KDZP3VNB'));

    expect(screen.getByText('/ null')).toBeVisible();
  });

  test('does not redirect a person who is signed in', async () => {
    await startAt('/messages', { attribution, session: memorySession(aRealtor(), 'token') });

    await act(async () => answer('E4H8KDZP3VNB'));

    expect(screen.getByText('/messages null')).toBeVisible();
  });
});
