import { navigationFor } from './navigation';

const labels = (role: Parameters<typeof navigationFor>[0]) => navigationFor(role).map(({ label }) => label);

test.each(['SuperRealtor', 'SuperLender', 'SuperTitleOfficer'] as const)(
  '%s sees the Subscription entry (spec § 6)',
  (role) => {
    expect(labels(role)).toEqual(['Dashboard', 'Messages', 'Setting', 'Subscription']);
  },
);

test.each(['Employee', 'Agent'] as const)('%s does not', (role) => {
  expect(labels(role)).toEqual(['Dashboard', 'Messages', 'Setting']);
});
