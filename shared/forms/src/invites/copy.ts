import type { Invite } from '@keydate/contracts/transactions';

const KINDS: Record<Invite['kind'], string> = { client: 'Client', employee: 'Employee', agent: 'Agent' };

/** Strings of the invite codes (spec § 2.8); those of spec § 8 to the letter. */
export const copy = {
  list: 'Invite codes',
  code: (kind: Invite['kind']) => `${KINDS[kind]} code`,
  copyLink: (kind: Invite['kind']) => `Copy the ${kind} invite link`,
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied',
  copyByHand: (link: string) => `Please copy it yourself: ${link}`,
} as const;
