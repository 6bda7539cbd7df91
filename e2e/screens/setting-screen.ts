import type { Page } from '@playwright/test';

/** The settings (spec § 2.12). */
export function settingScreen(page: Page) {
  const region = (name: string | RegExp) => page.getByRole('region', { name });
  const question = page.getByRole('alertdialog');
  return {
    title: page.getByRole('heading', { level: 1, name: 'Setting' }),
    tab: (name: 'Edit Company' | 'Edit Personal' | 'Deadline Explanations' | 'Manage Account') =>
      page.getByRole('navigation', { name: 'Setting' }).getByRole('link', { name }),
    card: (name: string) => region(name),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    said: (words: string) => page.getByText(words, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    people: (name: 'Agents' | 'Employees' | 'Clients') => region(name).getByRole('listitem'),
    question,
    answer: (name: string) => question.getByRole('button', { name, exact: true }),
    inDialog: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
  };
}
