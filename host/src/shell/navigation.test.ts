import { paths } from '@keydate/client';
import type { Role } from '@keydate/domain/roles';
import type { SiteEntry, SitePage } from '@keydate/shell';
import { navigationFor } from './navigation';

const page = (path: string): SitePage => ({ remote: 'one', path, audiences: ['member'], title: path });
const PAGES = [paths.dashboard, paths.messages, paths.settings, paths.subscription].map(page);

const labels = (role: Role, pages = PAGES, entries: SiteEntry[] = []) =>
  navigationFor(role, { pages, entries }).map(({ label }) => label);

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

describe('an entry that a remote adds', () => {
  const entry = (title: string, more: Partial<SiteEntry> = {}): SiteEntry => ({
    title,
    path: `/${title.toLowerCase()}`,
    icon: { kind: 'named', name: 'Star' },
    ...more,
  });
  const pages = [...PAGES, page('/reports'), page('/audits')];

  test('follows those of the specification', () => {
    expect(labels('Agent', pages, [entry('Audits'), entry('Reports')])).toEqual([
      'Dashboard',
      'Messages',
      'Setting',
      'Audits',
      'Reports',
    ]);
  });

  test('follows the one of them that its card names', () => {
    const entries = [entry('Audits'), entry('Reports', { after: 'Dashboard' })];
    expect(labels('Agent', pages, entries)).toEqual(['Dashboard', 'Reports', 'Messages', 'Setting', 'Audits']);
  });

  test('is only for super roles where its card says so', () => {
    const entries = [entry('Reports', { superRolesOnly: true })];
    expect(labels('Agent', pages, entries)).not.toContain('Reports');
    expect(labels('SuperLender', pages, entries)).toContain('Reports');
  });

  test('takes no place of the specification, and goes with its page', () => {
    const entries = [entry('Home', { path: paths.dashboard }), entry('Reports')];
    expect(labels('Agent', PAGES, entries)).toEqual(['Dashboard', 'Messages', 'Setting']);
  });
});
