import { randomInt } from 'node:crypto';
import type { InviteKind } from './invite-codes.table';

/** Letters and digits that are not confused when read aloud or typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 20;

/**
 * A code nobody can guess (about 99 bits); its first letter is the role of those who join by it (server/src/accounts/README.md,
 * People).
 */
export function newInviteCode(kind: InviteKind): string {
  const rest = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${kind}${rest.join('')}`;
}

/** A code as it is stored: people may type it in lower case. */
export function canonicalInviteCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The address at which an invited person signs up; '' for a code that the person does not have. */
export function inviteLink(origin: string, code: string | undefined): string {
  return code ? `${origin}/signup?ref=${code}` : '';
}
