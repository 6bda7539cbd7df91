import type { Page } from '@playwright/test';
import { authScreens } from '../screens/auth-screens';
import type { DeveloperInbox } from '../seed/developer-inbox';
import { PASSWORD } from '../seed/invented';

export interface Details {
  fullName: string;
  email: string;
  inviteCode?: string;
}

/** A person who is signing up (spec § 4.7), step by step. */
export class Newcomer {
  readonly page: Page;
  readonly #inbox: DeveloperInbox;
  #email = '';

  constructor(page: Page, inbox: DeveloperInbox) {
    this.page = page;
    this.#inbox = inbox;
  }

  async givesDetails({ fullName, email, inviteCode }: Details): Promise<void> {
    const screen = authScreens(this.page);
    this.#email = email;
    await screen.fullName.fill(fullName);
    await screen.email.fill(email);
    if (inviteCode !== undefined) await screen.inviteCode.fill(inviteCode);
    await screen.button('Continue').click();
  }

  async choosesRole(role: 'Realtor' | 'Lender'): Promise<void> {
    const screen = authScreens(this.page);
    await screen.role(role).check();
    await screen.button('Continue').click();
  }

  async confirmsAddress(): Promise<void> {
    await authScreens(this.page).heading('Check your mail').waitFor();
    await this.entersCode(await this.#inbox.newestCode(this.#email, 'sign-up'));
  }

  async entersCode(code: string): Promise<void> {
    const { code: field } = authScreens(this.page);
    // the last digit sends it, also where the same code is entered again
    await field.fill('');
    await field.fill(code);
  }

  async setsPassword(password = PASSWORD): Promise<void> {
    const screen = authScreens(this.page);
    await screen.heading('Set a password').waitFor();
    await screen.password.fill(password);
    await screen.button('Set password').click();
  }

  async acceptsTerms(): Promise<void> {
    await authScreens(this.page).button('Accept and continue').click();
  }

  async skipsPicture(): Promise<void> {
    await authScreens(this.page).button('Skip for now').click();
  }

  /** All steps after the details, for a person who was invited. */
  async finishesByInvitation(): Promise<void> {
    await this.confirmsAddress();
    await this.setsPassword();
    await this.acceptsTerms();
    await this.skipsPicture();
  }
}
