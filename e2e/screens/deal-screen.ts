import type { Page } from '@playwright/test';

/** /transaction/{id} (spec § 2.8). */
export function dealScreen(page: Page) {
  const deadlines = page.getByRole('region', { name: 'My Upcoming Deadlines' });
  return {
    client: (name: string) => page.getByRole('heading', { level: 1, name }),
    deadlines,
    /** A deadline of the timeline, where it stands under its day. */
    deadlineOn: (day: string, title: string) =>
      deadlines.getByRole('listitem').filter({ hasText: day }).getByRole('listitem').filter({ hasText: title }),
    deadline: (title: string) => deadlines.getByText(title, { exact: true }),
  };
}
