import type { Tools } from '../../tools';

/** What the use cases of billing need. */
export type BillingTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'payments'>;
