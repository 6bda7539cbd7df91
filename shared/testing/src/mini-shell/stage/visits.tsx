import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { StageLink } from '../stage-link';

/** Tells the desk of every address that the stage comes to. */
export function Visits({ tellVisit }: Pick<StageLink, 'tellVisit'>) {
  const { pathname, search, hash, key } = useLocation();
  const how = useNavigationType();
  useEffect(() => tellVisit(pathname + search + hash, how), [tellVisit, pathname, search, hash, key, how]);
  return null;
}
