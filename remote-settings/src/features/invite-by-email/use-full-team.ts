import { teammatesQuery, useSignedInUser } from '@keydate/client';
import { notify } from '@keydate/ui';
import { useQuery } from '@tanstack/react-query';
import { copy } from './copy';

/** For a team that is full: shows the server's sentence, and what this person can do about it. */
export function useFullTeam(): (sentence: string) => void {
  const user = useSignedInUser();
  // the page's list loads them
  const { data: teammates = [] } = useQuery({ ...teammatesQuery(user), enabled: false });
  return (sentence) => {
    const canRemove = teammates.some(({ removable }) => removable);
    notify.error(sentence, copy.fullTeam(user.role, { owner: user.company?.owner.fullName ?? '', canRemove }));
  };
}
