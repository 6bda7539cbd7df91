import type { Page } from '@playwright/test';

/** Which carry random tokens. */
const SESSION_HEADERS = ['authorization', 'cookie'];

/** The beginning of the text of each frame that a socket sent. */
const FRAME = 'websocket frame';

/** Records all that a browser's tabs send from now on: addresses, headers, bodies and sockets' frames, to any origin, from any frame. */
export function sentRequests(page: Page) {
  const sent: { origin: string; text: string }[] = [];
  const context = page.context();
  context.on('request', (request) => {
    const headers = Object.entries(request.headers()).filter(([name]) => !SESSION_HEADERS.includes(name));
    const text = [request.url(), ...headers.flat(), request.postData() ?? ''].join('\n');
    sent.push({ origin: new URL(request.url()).origin, text });
  });
  const watchSockets = (tab: Page) =>
    tab.on('websocket', (socket) => {
      const origin = new URL(socket.url().replace(/^ws/, 'http')).origin;
      socket.on('framesent', ({ payload }) => sent.push({ origin, text: `${FRAME}\n${payload.toString()}` }));
    });
  context.pages().forEach(watchSockets);
  context.on('page', watchSockets);
  const receiversOf = (something: RegExp): string[] => [
    ...new Set(sent.filter(({ text }) => something.test(text)).map(({ origin }) => origin)),
  ];
  return {
    /** The origins that were sent something. */
    receiversOf,
    /** The origins that frames of a socket were sent to. */
    receiversOfFrames: () => receiversOf(new RegExp(`^${FRAME}`)),
  };
}

/** Digits as they may be sent: together, or with separators. */
export function digits(number: string): string {
  return [...number].join(String.raw`(?:[\s+-]|%20)*`);
}
