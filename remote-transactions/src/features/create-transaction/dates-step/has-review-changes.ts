import { areChanged } from '../../../domain/renew-drafts';
import { mapToDrafts } from '../../../domain/map-to-drafts';
import type { ScanEntry } from '../wizard-state';

/** Whether the person changed rows of this contract at review, which another contract would replace. Added dates would stay. */
export function hasReviewChanges({ table, mappedBy, drafts }: ScanEntry): boolean {
  if (!mappedBy) return false;
  const mapped = mapToDrafts(table, mappedBy);
  return mapped.kind === 'drafts' && areChanged(drafts, mapped.drafts);
}
