import type { ShellEvent } from '@keydate/contracts/telemetry';
import { sendEvents } from './send-events';

const load: ShellEvent = { kind: 'load', remote: 'billing', part: 'pages', entryMs: 1, codeMs: 2, mountMs: 3 };
const error: ShellEvent = {
  kind: 'error',
  remote: 'billing',
  phase: 'run',
  traceId: '0123456789ab',
  message: 'It broke',
};

let sendBeacon: jest.Mock<boolean, [string, Blob]>;
beforeEach(() => {
  sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
});

/** The sent events, in the order of sending. */
const sent = () => Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text()) as unknown));

function leaveTab() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what was loaded is sent together when the person leaves the tab', async () => {
  const tell = sendEvents('h1');
  tell(load);
  tell(load);
  expect(sendBeacon).not.toHaveBeenCalled();

  leaveTab();
  leaveTab();

  expect(await sent()).toEqual([{ host: 'h1', events: [load, load] }]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/telemetry');
});

test('an error is sent at once, with what waits', async () => {
  const tell = sendEvents(null);
  tell(load);
  tell(error);
  expect(await sent()).toEqual([{ host: null, events: [load, error] }]);
});

test('no report has more than the server takes', async () => {
  const tell = sendEvents('h1');
  for (let count = 0; count < 21; count += 1) tell(load);
  leaveTab();
  expect((await sent()).map((report) => (report as { events: unknown[] }).events.length)).toEqual([20, 1]);
});
