import { useState } from 'react';

/**
 * The text of a search field whose address follows it: a field that waits for the router would lose letters. Where the address changes
 * by a link, the field follows.
 * @param inAddress the search that the address has
 */
export function useSearchField(inAddress: string) {
  const [typed, setTyped] = useState(inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (inAddress !== followed) {
    setFollowed(inAddress);
    setTyped(inAddress);
  }
  return [typed, setTyped] as const;
}
