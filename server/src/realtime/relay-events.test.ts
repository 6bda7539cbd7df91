import { readRelayed, relayEvents, type PersonEvent } from './relay-events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const anEvent = (payload: number): PersonEvent => ({ personId: 'robin', event: 'new-message-received', payload });

function aRelay() {
  const sent: (readonly PersonEvent[])[] = [];
  const link = { isAway: false };
  const relay = relayEvents({ isUp: () => !link.isAway, send: (events) => sent.push(readRelayed(events)) });
  return { relay, link, sent };
}

test('events that happen together reach the other servers together, in their order', () => {
  const { relay, sent } = aRelay();

  relay.add(anEvent(1));
  relay.add(anEvent(2));
  jest.advanceTimersByTime(10);
  relay.add(anEvent(3));
  jest.advanceTimersByTime(10);

  expect(sent).toEqual([[anEvent(1), anEvent(2)], [anEvent(3)]]);
});

test('nothing is sent while the link is away, nor later: the tabs fetch it', () => {
  const { relay, link, sent } = aRelay();

  link.isAway = true;
  relay.add(anEvent(1));
  jest.advanceTimersByTime(10);
  link.isAway = false;
  relay.add(anEvent(2));
  jest.advanceTimersByTime(10);

  expect(sent).toEqual([[anEvent(2)]]);
});

test('a server that stops sends what it still has, once', () => {
  const { relay, sent } = aRelay();

  relay.add(anEvent(1));
  relay.flush();
  jest.advanceTimersByTime(100);

  expect(sent).toEqual([[anEvent(1)]]);
});
