import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dashboardScreen } from '../screens/dashboard-screen';
import { transactionScreen } from '../screens/transaction-screen';
import { shellScreen } from '../screens/shell-screen';
import { wizardScreen } from '../screens/wizard-screen';

const CONTRACTS = join(import.meta.dirname, '../../server/reader/test/contracts');
/** Text recognition shares the machine's cores with the other tests. */
const SCAN_WITHIN_MS = 90_000;

export interface Property {
  street: string;
  city: string;
  zipCode: string;
  state: string;
}

export interface NewClient {
  name: string;
  email: string;
  phone?: string;
}

/** A person who is signed in and belongs to a company. */
export class Member {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async logsOut(): Promise<void> {
    await shellScreen(this.page).logout.click();
  }

  /** From any page of the product. */
  async opensDashboard(): Promise<void> {
    await shellScreen(this.page).link('Dashboard').click();
    await dashboardScreen(this.page).title.waitFor();
  }

  async startsTransaction(): Promise<void> {
    await dashboardScreen(this.page).addTransaction.click();
  }

  async entersProperty({ street, city, zipCode, state }: Property): Promise<void> {
    const wizard = wizardScreen(this.page);
    await wizard.street.fill(street);
    await wizard.city.fill(city);
    await wizard.zipCode.fill(zipCode);
    await wizard.state.selectOption(state);
    await wizard.next.click();
  }

  async entersNewClient({ name, email, phone = '' }: NewClient): Promise<void> {
    const wizard = wizardScreen(this.page);
    await wizard.answer('Yes').check();
    await wizard.clientName.fill(name);
    await wizard.clientEmail.fill(email);
    await wizard.clientPhone.fill(phone);
    await wizard.next.click();
  }

  async uploadsContract(file: string): Promise<void> {
    await wizardScreen(this.page).contractFile.setInputFiles(join(CONTRACTS, file));
  }

  async waitsForTheScan(): Promise<void> {
    await wizardScreen(this.page).step('Select Title and Select Dates').waitFor({ timeout: SCAN_WITHIN_MS });
  }

  async mapsColumns(title: string | RegExp, date: string | RegExp): Promise<void> {
    const wizard = wizardScreen(this.page);
    await wizard.column('Select Title', title).check();
    await wizard.column('Select Dates', date).check();
    await wizard.next.click();
  }

  async addsDatesManually(): Promise<void> {
    await wizardScreen(this.page).byHand.click();
  }

  /** Gives a row of the review a day, in the date dialog; typed MM/DD/YYYY. */
  async changesDate(title: string, typed: string): Promise<void> {
    const wizard = wizardScreen(this.page);
    await wizard.edit(title).click();
    await wizard.change.date.fill(typed);
    await wizard.change.save.click();
  }

  /** In Edit Contract dates; typed MM/DD/YYYY. */
  async addsDeadline(title: string, typed: string): Promise<void> {
    const { dates } = transactionScreen(this.page);
    await dates.add.click();
    await dates.change.title.fill(title);
    await dates.change.date.fill(typed);
    await dates.change.save.click();
  }

  async movesDeadline(title: string, typed: string): Promise<void> {
    const { dates } = transactionScreen(this.page);
    await dates.edit(title).click();
    await dates.change.date.fill(typed);
    await dates.change.save.click();
  }

  async submits(): Promise<void> {
    await wizardScreen(this.page).submit.click();
  }
}
