import type { Page } from '@playwright/test';
import { companyScreen } from '../screens/company-screen';
import { Member } from './member';

/** A person who is signed in and has no company yet. */
export class PersonWithoutCompany {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async createsCompany(name: string): Promise<Member> {
    const screen = companyScreen(this.page);
    await screen.name.fill(name);
    await screen.website.fill('sprucehomes.example');
    await screen.street.fill('9 Aspen Court');
    await screen.city.fill('Golden');
    await screen.state.selectOption('Colorado');
    await screen.zipCode.fill('80401');
    await screen.submit.click();
    await screen.title.waitFor({ state: 'hidden' });
    return new Member(this.page);
  }
}
