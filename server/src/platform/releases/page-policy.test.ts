import { pageSettings } from '@keydate/contracts/page-settings';
import { pagePolicy } from './page-policy';

const settings = pageSettings.parse({});

test('a page without a payment provider or link attribution lets nobody else in, and frames nothing', () => {
  const policy = pagePolicy('n', settings);
  expect(policy).not.toContain('http');
  expect(policy).not.toContain('frame-src');
});

test('with keys of Stripe a page takes Stripe.js from Stripe alone, and nothing of the sandbox', () => {
  const policy = pagePolicy('n', { ...settings, stripe: { publishableKey: 'pk_live_1' } });
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policy).not.toContain('127.0.0.1');
});

test('in the demo a page takes the stand-in and its frames from the sandbox alone', () => {
  const standInScript = 'http://127.0.0.1:4999/v3/stripe.js';
  const policy = pagePolicy('n', { ...settings, stripe: { publishableKey: 'pk_test_1', standInScript } });
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4999;");
  expect(policy).toContain('frame-src http://127.0.0.1:4999;');
  expect(policy).not.toContain('stripe.com');
});
