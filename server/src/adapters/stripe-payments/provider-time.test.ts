import { createServer, type AddressInfo } from 'node:net';
import { stripePayments } from './stripe-payments';
import { PROVIDER_TIME_MS, withinProviderTime } from '../../ports/provider-time';

test('a provider that never answers is given up in time, and is asked nothing more', async () => {
  let requests = 0;
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).resume();
    requests += 1;
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const { port } = silent.address() as AddressInfo;
  const payments = stripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    sandbox: { host: '127.0.0.1', port },
  });
  let end: unknown;
  const begun = performance.now();
  await expect(
    withinProviderTime(async () => {
      end = await payments.readIntent('pi_1').catch((error: unknown) => error);
      return payments.readIntent('pi_2');
    }, 200),
  ).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(performance.now() - begun).toBeLessThan(1000);
  const asked = requests;
  // the SDK pauses, tries again in vain, and ends by itself
  while (end === undefined) await new Promise((turn) => setTimeout(turn, 50));
  expect(end).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(requests).toBe(asked);
  await new Promise((closed) => silent.close(closed));
});

test('an answer in time, and a refusal, come back as they are', async () => {
  await expect(withinProviderTime(() => Promise.resolve('sold'))).resolves.toBe('sold');
  await expect(withinProviderTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('the time for the provider ends five seconds before the browser gives up', () => {
  expect(PROVIDER_TIME_MS).toBe(25_000);
});
