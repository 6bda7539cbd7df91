import { queryClient, type Session } from '@keydate/client';
import { distinctUntilChanged, map, skip } from 'rxjs';

/** What the server told one person is not for the next: empties the store of answers when the person changes. */
export function forgetAnswersWithPerson({ user$ }: Pick<Session, 'user$'>): void {
  user$
    .pipe(
      map((user) => user?._id),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(() => queryClient.clear());
}
