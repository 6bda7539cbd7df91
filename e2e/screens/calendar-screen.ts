import type { Page } from '@playwright/test';

/** A month of /calendar. */
export function calendarScreen(page: Page) {
  const cell = (day: string) =>
    page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: new RegExp(`, ${day}\\b`) }) });
  return {
    /** A deadline on a day, such as "July 8, 2030". */
    deadline: (day: string, title: string) => cell(day).getByRole('link', { name: title }),
  };
}
