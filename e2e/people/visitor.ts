import type { Page } from '@playwright/test';
import { authScreens } from '../screens/auth-screens';
import type { DeveloperInbox } from '../seed/developer-inbox';
import { Member } from './member';
import { Founder } from './founder';

export const PASSWORD = 'Spruce!4471';

/** Somebody who is not signed in. */
export class Visitor {
  readonly page: Page;
  readonly #inbox: DeveloperInbox;

  constructor(page: Page, inbox: DeveloperInbox) {
    this.page = page;
    this.#inbox = inbox;
  }

  async signsIn(email: string, password = PASSWORD): Promise<Member> {
    await this.page.goto('/signin');
    return this.entersSignIn(email, password);
  }

  /** On the screen of sign-in, wherever the person was led there from. */
  async entersSignIn(email: string, password = PASSWORD): Promise<Member> {
    const screen = authScreens(this.page);
    await screen.email.fill(email);
    await screen.password.fill(password);
    await screen.button('Sign in').click();
    return new Member(this.page);
  }

  /** Spec § 4.7: details, role, code from the mail, password, terms, picture skipped. */
  async signsUpAs(role: 'Realtor' | 'Lender', { fullName, email }: { fullName: string; email: string }): Promise<Founder> {
    const screen = authScreens(this.page);
    await this.page.goto('/signup');
    await screen.fullName.fill(fullName);
    await screen.email.fill(email);
    await screen.button('Continue').click();
    await screen.role(role).check();
    await screen.button('Continue').click();
    await screen.heading('Check your mail').waitFor();
    await screen.code.fill(await this.#inbox.newestCode(email));
    await screen.button('Confirm').click();
    await screen.heading('Set a password').waitFor();
    await screen.password.fill(PASSWORD);
    await screen.button('Set password').click();
    await screen.button('Accept and continue').click();
    await screen.button('Skip for now').click();
    return new Founder(this.page);
  }
}
