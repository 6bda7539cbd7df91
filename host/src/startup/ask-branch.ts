import { readInvitation } from '@keydate/client';
import branch from 'branch-sdk';

const OPTIONS = {
  no_journeys: true, // no banners of the service in our page
  timeout: 5000,
};

/**
 * Asks the link-attribution service for the `ref` of the link that led here (spec § 7, parsed data); undefined when there
 * is none. Rejects when the service fails. This module contains the service's library: import it lazily.
 */
export function askBranch(key: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    branch.init(key, OPTIONS, (error, data) => {
      if (error) reject(new Error('Branch gave no answer.', { cause: error }));
      else resolve(readInvitation(data?.data_parsed)?.ref);
    });
  });
}
