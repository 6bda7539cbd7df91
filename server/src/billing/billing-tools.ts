import type { Tools } from '../tools';

/** The tools of billing's use cases. */
export type BillingTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'payments' | 'ask'>;
