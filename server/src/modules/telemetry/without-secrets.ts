/** A place in a file of a release, as browsers write it in a stack. */
const PLACE = /(\/(?:host|remotes\/[a-z][a-z0-9]*)\/[a-z0-9-]+\/[\w.@-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/**
 * An error's message without what could tell a person or let somebody in: addresses keep neither host nor query; email
 * addresses, and words as long as tokens, are left out.
 */
export function withoutSecrets(message: string): string {
  return message
    .replace(/[a-z][a-z0-9+.-]*:\/\/[^\s/]*([^\s?#]*)[^\s]*/gi, '$1')
    .replace(/\S+@\S+/g, '…')
    .replace(/[?#]\S+/g, '?…')
    .replace(/[\w-]{24,}(?:\.[\w-]+)*/g, '…');
}

/** The places of a stack in files of releases, one on each line; undefined where it has none. */
export function placesOf(stack: string | undefined): string | undefined {
  const places = (stack ?? '').split('\n').flatMap((line) => {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
  return places.length > 0 ? places.join('\n') : undefined;
}
