import { paths } from '@keydate/client';
import type { Role } from '@keydate/domain/roles';
import type { SitePage } from '@keydate/shell';
import { navigationFor } from './navigation';

const page = (path: string): SitePage => ({ remote: 'one', path, audiences: ['member'], title: path });
const PAGES = [paths.dashboard, paths.messages, paths.settings, paths.subscription].map(page);

const labels = (role: Role, pages = PAGES) => navigationFor(role, pages).map(({ label }) => label);

test.each(['SuperRealtor', 'SuperLender', 'SuperTitleOfficer'] as const)(
  '%s sees the Subscription entry (spec § 6)',
  (role) => {
    expect(labels(role)).toEqual(['Dashboard', 'Messages', 'Setting', 'Subscription']);
  },
);

test.each(['Employee', 'Agent'] as const)('%s does not', (role) => {
  expect(labels(role)).toEqual(['Dashboard', 'Messages', 'Setting']);
});

test('nobody sees the entry of a page whose remote was removed', () => {
  const others = PAGES.filter(({ path }) => path !== paths.subscription);
  expect(labels('SuperRealtor', others)).toEqual(['Dashboard', 'Messages', 'Setting']);
});
