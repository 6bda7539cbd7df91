import { Notice } from '@keydate/ui';
import { copy } from './copy';

/** For a plan that is paid for and that the provider has not activated yet. */
export function PaymentProcessing({ plan }: { plan?: string }) {
  return <Notice title={copy.processing}>{copy.processingText(plan)}</Notice>;
}
