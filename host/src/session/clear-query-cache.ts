import { queryClient, type Session } from '@keydate/client';
import { distinctUntilChanged, map, skip } from 'rxjs';

/** Clears the query cache whenever another person signs in or out: nobody sees data that was loaded for someone else. */
export function clearQueryCacheOnUserChange({ user$ }: Pick<Session, 'user$'>): void {
  user$
    .pipe(
      map((user) => user?._id),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(() => queryClient.clear());
}
