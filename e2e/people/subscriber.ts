import type { Page } from '@playwright/test';
import { pricingScreen } from '../screens/pricing-screen';
import { PASSWORD } from '../seed/invented';

/** A person who buys and changes the plan of their company. */
export class Subscriber {
  /** The security code of each card; no other number of a payment has these digits. */
  static readonly CODE = '737';
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opensPricing(): Promise<void> {
    await this.page.goto('/subscription');
  }

  async entersAddress(): Promise<void> {
    const { address } = pricingScreen(this.page);
    await address.line1.fill('40 Mesa Drive');
    await address.city.fill('Golden');
    await address.state.selectOption('CO');
    await address.zipCode.fill('80401');
  }

  async startsTrial(plan: string): Promise<void> {
    const screen = pricingScreen(this.page);
    await screen.plan('Get Started', plan).click();
    await this.entersAddress();
    await screen.button('Start free trial').click();
    await screen.said(/^Free Trial started successfully/).waitFor();
  }

  /** Into the provider's frame, or on its own page. */
  async typesCard(number: string, { card }: Pick<ReturnType<typeof pricingScreen>, 'card'> = pricingScreen(this.page)) {
    await card.number.fill(number);
    await card.expiry.fill('1140');
    await card.code.fill(Subscriber.CODE);
    await card.zipCode.fill('80401');
  }

  async paysWith(number: string): Promise<void> {
    await this.typesCard(number);
    await pricingScreen(this.page).pay.click();
  }

  async cancels(password: string = PASSWORD): Promise<void> {
    const screen = pricingScreen(this.page);
    await screen.button('Change Subscription Now').click();
    await screen.button('Proceed to Cancellation').click();
    await screen.password.fill(password);
    await screen.button('Confirm').click();
  }
}
