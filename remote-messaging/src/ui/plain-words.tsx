import { styled } from 'styled-components';
import { messageParts } from '../domain/message-parts';

/**
 * A person's words exactly as they wrote them; addresses and phone numbers can be pressed. Their text direction does not affect
 * the text around them.
 */
export function PlainWords({ children: words }: { children: string }) {
  return (
    <Words dir="auto">
      {messageParts(words).map(({ words: part, href }, at) =>
        href === undefined ? (
          part
        ) : (
          <a key={at} href={href} rel="noopener noreferrer" {...(href.startsWith('http') && { target: '_blank' })}>
            {part}
          </a>
        ),
      )}
    </Words>
  );
}

const Words = styled.bdi`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  a {
    color: inherit;
    text-underline-offset: 2px;
  }
`;
