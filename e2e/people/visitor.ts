import type { Page } from '@playwright/test';
import { authScreens } from '../screens/auth-screens';
import type { DeveloperInbox } from '../seed/developer-inbox';
import { PASSWORD } from '../seed/invented';
import { openSession } from '../seed/stored-session';
import { Member } from './member';
import { PersonWithoutCompany } from './person-without-company';
import { Newcomer, type Details } from './newcomer';

/** A person who is not signed in. */
export class Visitor {
  readonly page: Page;
  readonly #inbox: DeveloperInbox;

  constructor(page: Page, inbox: DeveloperInbox) {
    this.page = page;
    this.#inbox = inbox;
  }

  async signsIn(email: string, password = PASSWORD): Promise<Member> {
    const member = await this.triesToSignIn(email, password);
    await this.page.waitForURL(({ pathname }) => pathname !== '/signin');
    return member;
  }

  /** Comes back to a page with an open session: for specs that do not test signing in. */
  async returns(email: string, password = PASSWORD, to = '/'): Promise<Member> {
    await openSession(this.page, email, password);
    await this.page.goto(to);
    return new Member(this.page);
  }

  /** Presses "Sign in"; the spec checks whether that worked. */
  async triesToSignIn(email: string, password = PASSWORD): Promise<Member> {
    await this.page.goto('/signin');
    return this.entersSignIn(email, password);
  }

  /** On the sign-in screen, however the person got there. */
  async entersSignIn(email: string, password = PASSWORD): Promise<Member> {
    const screen = authScreens(this.page);
    await screen.email.fill(email);
    await screen.password.fill(password);
    await screen.button('Sign in').click();
    return new Member(this.page);
  }

  /** Opens the first step of sign-up, with an invitation if there is one. */
  async startsSignUp(invitation?: string): Promise<Newcomer> {
    await this.page.goto(invitation ? `/signup?ref=${invitation}` : '/signup');
    return new Newcomer(this.page, this.#inbox);
  }

  /** Spec § 4.7: details, role, code from the mail, password, terms, picture skipped. */
  async signsUpAs(role: 'Realtor' | 'Lender', details: Details): Promise<PersonWithoutCompany> {
    const newcomer = await this.startsSignUp();
    await newcomer.givesDetails(details);
    await newcomer.choosesRole(role);
    await newcomer.confirmsAddress();
    await newcomer.setsPassword();
    await newcomer.acceptsTerms();
    await newcomer.skipsPicture();
    return new PersonWithoutCompany(this.page);
  }

  /** Goes to the second step of recovery: the code is in the mail. */
  async forgetsPassword(email: string): Promise<void> {
    const screen = authScreens(this.page);
    await this.page.goto('/signin');
    await screen.forgotten.click();
    await screen.heading('Reset your password').waitFor();
    await screen.email.fill(email);
    await screen.button('Send code').click();
    await screen.heading('Check your mail').waitFor();
  }

  async confirmsRecovery(email: string): Promise<void> {
    await authScreens(this.page).code.fill(await this.#inbox.newestCode(email, 'recovery'));
  }

  async choosesNewPassword(password: string): Promise<void> {
    const screen = authScreens(this.page);
    await screen.heading('New password').waitFor();
    await screen.password.fill(password);
    await screen.button('Set password').click();
  }
}
