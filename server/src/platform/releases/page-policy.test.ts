import { pageSettings } from '@keydate/contracts/page-settings';
import { pagePolicy, scriptSources } from './page-policy';

const settings = pageSettings.parse({});
const HOST = { hasTrustedTypes: true };

test('a page without a payment provider or link attribution lets nobody else in, and frames nothing', () => {
  const policy = pagePolicy('n', settings, HOST);
  expect(policy).not.toContain('http');
  expect(policy).not.toContain('frame-src');
});

test('with keys of Stripe a page takes Stripe.js from Stripe alone, and nothing of the sandbox', () => {
  const policy = pagePolicy('n', { ...settings, stripe: { publishableKey: 'pk_live_1' } }, HOST);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policy).not.toContain('127.0.0.1');
});

test('in the demo a page takes the stand-in and its frames from the sandbox alone', () => {
  const standInScript = 'http://127.0.0.1:4999/v3/stripe.js';
  const policy = pagePolicy('n', { ...settings, stripe: { publishableKey: 'pk_test_1', standInScript } }, HOST);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:4999;");
  expect(policy).toContain('frame-src http://127.0.0.1:4999;');
  expect(policy).not.toContain('stripe.com');
});

test('a page requires Trusted Types, but not of a host that was built without them', () => {
  const required = "require-trusted-types-for 'script'; trusted-types default keydate 'allow-duplicates'";
  expect(pagePolicy('n', settings, HOST)).toContain(required);
  expect(pagePolicy('n', settings, {})).not.toContain('trusted-types');
});

test('the script sources of a page are those that its policy has next to its own', () => {
  const paid = { ...settings, branchKey: 'key_1', stripe: { publishableKey: 'pk_live_1' } };
  expect(scriptSources(settings)).toBe('');
  expect(pagePolicy('n', paid, HOST)).toContain(`script-src 'self' ${scriptSources(paid)};`);
});
