import { areChanged } from '../../../domain/renew-drafts';
import { mapToDrafts } from '../../../domain/map-to-drafts';
import type { ScanEntry } from '../wizard-state';

/** Whether a person did something to the rows of this contract that another one would take away; dates they added stay. */
export function isReworked({ table, mappedBy, drafts }: ScanEntry): boolean {
  if (!mappedBy) return false;
  const mapped = mapToDrafts(table, mappedBy);
  return mapped.kind === 'drafts' && areChanged(drafts, mapped.drafts);
}
