import { Notice } from '@keydate/ui';
import { copy } from './copy';

/** Paid for, and the provider has not carried it out yet. */
export function PaymentProcessing({ plan }: { plan?: string }) {
  return <Notice title={copy.processing}>{copy.processingText(plan)}</Notice>;
}
