import { callApi, queryClient, session } from '@keydate/client';
import { getUser } from '@keydate/contracts/people';
import { useQuery } from '@tanstack/react-query';

const key = ['current-user'] as const;

/** Reads the person and their company again, because another owner or device may have changed them. */
export function useCurrentUser(): void {
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { result } = await callApi(getUser, {}, { signal });
      session().update(result);
      return result;
    },
    // whenever the settings are opened, or come back into view
    staleTime: 0,
  });
}

/** Waits while the person is being fetched, so that a form sends the fetched values, and not the earlier ones. */
export async function whenCurrentUserIsRead(): Promise<void> {
  try {
    await queryClient.getQueryCache().find({ queryKey: key })?.promise;
  } catch {
    // the form saves the values that the page has
  }
}

/** Makes a change of the person or their company. A read that began before the change ended cannot bring the old values back. */
export async function changeCurrentUser<Reply>(change: () => Promise<Reply>): Promise<Reply> {
  await whenCurrentUserIsRead();
  const reply = await change();
  await queryClient.cancelQueries({ queryKey: key });
  return reply;
}
