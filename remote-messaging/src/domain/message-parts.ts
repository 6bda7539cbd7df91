import { find } from 'linkifyjs';
import { phonesIn, type MessagePart } from './phones-in';

/** Names end in these where people leave out "www.". Others would make links of "closing.It is" and "roof.how". */
const USUAL_ENDS =
  /\.(?:com|net|org|gov|edu|us|io|co|info|biz|ca|uk|realtor|realty|homes|house|properties)(?:[:/?#]|$)/i;

/** Cuts a message into plain words and those that can be pressed: web addresses, email addresses and phone numbers. */
export function messageParts(words: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { start, end: next, value, href, type } of find(words, { defaultProtocol: 'https' })) {
    if (type === 'url' && (!isAddress(value) || words[start - 1] === '/')) continue;
    parts.push(...phonesIn(words.slice(end, start)), { words: value, href });
    end = next;
  }
  return [...parts, ...phonesIn(words.slice(end))];
}

function isAddress(value: string): boolean {
  return /^(?:https?:\/\/|www\.)/i.test(value) || (!value.includes('://') && USUAL_ENDS.test(value));
}
