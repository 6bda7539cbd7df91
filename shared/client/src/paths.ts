import { chatParty, receiverKind } from '@keydate/contracts/chat';
import { z } from 'zod';

/** Every address of the product (spec § 2.1), and what may travel with a navigation. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  password: '/password',
  terms: '/term-and-service',
  privacyPolicy: '/privacy-policy',
  picture: '/auth-profile',
  resetPassword: '/reset-password',
  company: '/company',
  dashboard: '/',
  transaction: (id: string) => `/transaction/${encodeURIComponent(id)}`,
  /** An invitation of a lender to a transaction. */
  lenderInvitation: (id: string) => `/lender-invitation/${encodeURIComponent(id)}`,
  subscription: '/subscription',
  messages: '/messages',
  /** A conversation with a person or client. */
  conversation: (receiverId: string) => `/messages?with=${encodeURIComponent(receiverId)}`,
  newConversation: '/new-conversation',
  settings: '/setting',
  notifications: '/notifications',
} as const;

/** /signup may receive the referral value of an invitation (spec § 2.1); so may /company, for a person without a company. */
export interface Invitation {
  ref: string;
}

/** The referral value in a navigation's state; undefined when it carries none. */
export function readInvitation(state: unknown): Invitation | undefined {
  if (typeof state !== 'object' || state === null || !('ref' in state) || typeof state.ref !== 'string')
    return undefined;
  return { ref: state.ref };
}

/** Where a person goes back to after signing in; a path of this origin alone. */
export interface SignInState {
  returnTo: string;
}

/**
 * The path to return to after sign-in, with its query and hash; `/` for anything that is not a path of this origin.
 * A path that begins with two slashes would name another host once it is in the address bar.
 */
export function readReturnTo(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state) || typeof state.returnTo !== 'string')
    return paths.home;
  const { origin } = window.location;
  if (!state.returnTo.startsWith('/') || !URL.canParse(state.returnTo, origin)) return paths.home;
  const asked = new URL(state.returnTo, origin);
  const isOurs = asked.origin === origin && !asked.pathname.startsWith('//');
  return isOurs ? asked.pathname + asked.search + asked.hash : paths.home;
}

/** The address of a stored picture (spec § 7: {api_host}/api plus its url). */
export function pictureAddress(picture: { url: string } | null): string | undefined {
  return picture ? `/api${picture.url}` : undefined;
}

/** The person or client whose conversation a navigation to /messages opens (spec § 2.11). */
export type ChosenReceiver = z.infer<typeof chosenReceiver>;

const chosenReceiver = z.object({ receiver: chatParty, kind: receiverKind });

/** The receiver in a navigation's state; undefined when it carries none. */
export function readChosenReceiver(state: unknown): ChosenReceiver | undefined {
  return chosenReceiver.safeParse(state).data;
}
