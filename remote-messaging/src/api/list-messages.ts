import { callApi } from '@keydate/client';
import { listMessages } from '@keydate/contracts/chat';

const PAGE_SIZE = 50;

/** Messages with a person or client: the last ones, those before `cursor`, or those after the number `after`. */
export function fetchMessages(receiverId: string, page: { cursor?: number; after?: number } = {}) {
  return callApi(listMessages, {
    params: { userId: receiverId },
    query: { limit: page.after === undefined ? PAGE_SIZE : undefined, ...page },
  });
}
export type MessagePage = Awaited<ReturnType<typeof fetchMessages>>;
