import { readInvitation } from '@keydate/client';
import branch from 'branch-sdk';

const OPTIONS = {
  no_journeys: true, // the service's banners: nothing may draw into the page but the product
  timeout: 5000,
};

/**
 * The `ref` in the parsed data (spec § 7) of the link that led here, as the link-attribution service knows it; undefined
 * when it knows of none. Rejects when the service fails. This module brings the service's library: load it when asked for.
 */
export function askBranch(key: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    branch.init(key, OPTIONS, (error, data) => {
      if (error) reject(new Error('Branch gave no answer.', { cause: error }));
      else resolve(readInvitation(data?.data_parsed)?.ref);
    });
  });
}
