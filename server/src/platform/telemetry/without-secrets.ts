import { TELEMETRY_LIMITS } from '@keydate/contracts/telemetry';

/** A place in a file of a release, as browsers write it in a stack. */
const PLACE = /(\/(?:host|remotes\/[a-z][a-z0-9]*)\/[a-z0-9-]+\/[\w.@-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** The query or fragment of an address without a host, but no error's code, such as React's #418 or federation's #RUNTIME-008. */
const AFTER_ADDRESS = /(?!(?<!\S)#(?:[A-Z]{2,12}-)?\d{1,3}(?![\w-]))[?#]\S+/g;

/** Begins a quotation. After a letter, a single mark is an apostrophe. */
const OPENING = /(?:["“„«`]|(?<![\p{L}\p{N}])['‘])/u.source;
/** Ends one. Before a letter, a single mark is an apostrophe. */
const CLOSING = /(?:["”“»`]|['’](?![\p{L}\p{N}]))/u.source;
/** From the first mark to the last: browsers quote typed text unchanged, with the marks in it. */
const QUOTED = new RegExp(`${OPENING}.*${CLOSING}`, 'su');
const UNFINISHED = new RegExp(`${OPENING}.*`, 'su');

/**
 * An error's message without anything that could identify a person or let somebody in. Addresses lose host and query;
 * quoted text, email addresses, and words as long as tokens are left out.
 */
export function withoutSecrets(message: string): string {
  return withoutQuotations(message)
    .replace(/[a-z][a-z0-9+.-]*:\/\/[^\s/]*([^\s?#]*)[^\s]*/gi, '$1')
    .replace(/\S+@\S+/g, '…')
    .replace(AFTER_ADDRESS, '?…')
    .replace(/[\w-]{24,}(?:\.[\w-]+)*/g, '…');
}

function withoutQuotations(message: string): string {
  // the shell has cut it, maybe within a quotation
  const isCut = message.length >= TELEMETRY_LIMITS.message;
  return (isCut ? message : message.replace(QUOTED, '…')).replace(UNFINISHED, '…');
}

/** The positions of a stack in files of releases, one on each line; undefined if it has none. */
export function placesOf(stack: string | undefined): string | undefined {
  const places = (stack ?? '').split('\n').flatMap((line) => {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    return file === undefined ? [] : [`${file}:${row}:${column}`];
  });
  return places.length > 0 ? places.join('\n') : undefined;
}
