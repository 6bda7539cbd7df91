import { areChanged } from '../../../domain/renew-drafts';
import { mapToDrafts } from '../../../domain/map-to-drafts';
import type { ScanEntry } from '../wizard-state';

/** True if the person changed rows of this contract at review. Another contract would replace them, but not added dates. */
export function hasReviewChanges({ table, mappedBy, drafts }: ScanEntry): boolean {
  if (!mappedBy) return false;
  const mapped = mapToDrafts(table, mappedBy);
  return mapped.kind === 'drafts' && areChanged(drafts, mapped.drafts);
}
