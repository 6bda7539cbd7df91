import { Notice } from '@keydate/ui';
import { copy } from './copy';

/** For a card that was entered and that the provider has not confirmed yet. */
export function CardProcessing() {
  return <Notice title={copy.cardProcessing}>{copy.cardProcessingText}</Notice>;
}
