/**
 * True if a page's path, as a remote's card has it (`/transaction/:id`), is the one of an address. As the router of the
 * page sees it: letter case and a slash at the end do not matter, a parameter is any one part that is not empty. An
 * address of two slashes is no page's, for as a link it would name another host.
 */
export function isAtPath(path: string, pathname: string): boolean {
  const wanted = partsOf(path);
  const given = partsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/([^/])\/$/, '$1')
    .split('/');
}
