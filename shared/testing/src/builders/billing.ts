import type { BillingOverview, CardOnFile, Invoice } from '@keydate/contracts/billing-overview';
import type { PlanUse } from '@keydate/domain/plan-fit';
import { anId } from './ids';

/** A plan of the catalog. */
export interface CatalogPlan {
  /** The provider's product. */
  id: string;
  name: string;
  priceId: string;
  monthlyCents: number;
  allows: PlanUse;
  /** False once it is archived. */
  active: boolean;
}

/** The catalog, and the state of one company at the payment provider. */
export interface BillingWorld {
  plans: CatalogPlan[];
  state: BillingOverview['state'];
  isTrialOffered: boolean;
  nextPlan: BillingOverview['nextPlan'];
  graceEndsAt: string | null;
  card: CardOnFile | null;
  /** The method that is charged, if it is no card. */
  otherMethod: BillingOverview['otherMethod'];
  isPaused: boolean;
  isCollectionPaused: boolean;
  endsAt: string | null;
  /** The charge of the period that has begun, in its first hour. */
  underWay: BillingOverview['nextCharge'];
  /** Newest first. */
  invoices: Invoice[];
  /** True if the card on file pays for an upgrade at once. */
  isUpgradePaid: boolean;
  /** True if a card that is stored now pays what is overdue. */
  isOverduePaid: boolean;
  /** The company's credit, which the provider subtracts from the next payment. */
  creditCents: number;
}

/** The four plans, and a company that never had one. */
export function aBilling(billing: Partial<BillingWorld> = {}): BillingWorld {
  return {
    plans: [
      aPlan('Solo', 1900, { members: 1, activeTransactions: 5 }),
      aPlan('Team', 4900, { members: 5, activeTransactions: 20 }),
      aPlan('Office', 12_900, { members: 15, activeTransactions: 60 }),
      aPlan('Brokerage', 34_900, { members: 50, activeTransactions: 250 }),
    ],
    state: 'none',
    isTrialOffered: true,
    nextPlan: null,
    graceEndsAt: null,
    card: null,
    otherMethod: null,
    isPaused: false,
    isCollectionPaused: false,
    endsAt: null,
    underWay: null,
    invoices: [],
    isUpgradePaid: true,
    isOverduePaid: true,
    creditCents: 0,
    ...billing,
  };
}

export function aPlan(name: string, monthlyCents: number, allows: PlanUse): CatalogPlan {
  const key = name.toLowerCase();
  return { id: `plan_${key}`, priceId: `price_${key}`, name, monthlyCents, allows, active: true };
}

export function aCard(card: Partial<CardOnFile> = {}): CardOnFile {
  return { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2031, ...card };
}

export function anInvoice(invoice: Partial<Invoice> = {}): Invoice {
  const id = invoice.id ?? anId('invoice');
  const total = invoice.total ?? 4900;
  return {
    id,
    number: 'KD-0001',
    created: new Date().toISOString(),
    status: 'paid',
    total,
    amount_due: 0,
    hosted_invoice_url: `https://invoice.stripe.example/i/${id}`,
    receipt_url: `https://invoice.stripe.example/r/${id}`,
    pdf_url: `https://invoice.stripe.example/p/${id}.pdf`,
    ...invoice,
  };
}
