import { tokens, UnbrokenDays } from '@keydate/ui';
import { css, styled } from 'styled-components';
import { copy } from './copy';
import { openingWords } from './unfolding';

interface CountedLineProps {
  title: string;
  /** How the day is counted, in one line. */
  line: string;
  /** The contract's words from which it is counted; '' where they are shown already. */
  words: string;
  /** The pieces of the line, and remarks on the day. */
  steps: readonly string[];
  /** In a dense list. */
  isSmall?: boolean;
}

/** How the day of a row is counted, in one line. It opens to the contract's words and each step. */
export function CountedLine({ title, line, words, steps, isSmall = false }: CountedLineProps) {
  if (words === '' && steps.length === 0)
    return (
      <Plain $isSmall={isSmall}>
        <UnbrokenDays text={line} />
      </Plain>
    );
  return (
    <Line $isSmall={isSmall}>
      <summary aria-label={copy.howCounted(title)}>
        <UnbrokenDays text={line} />
      </summary>
      {words && <p>{copy.contractSays(words)}</p>}
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Line>
  );
}

const text = css<{ $isSmall: boolean }>`
  max-width: 64ch;
  color: ${tokens.color.softInk};
  font-size: ${({ $isSmall }) => tokens.size[$isSmall ? 12 : 14]};
  font-weight: 400;
  line-height: ${({ $isSmall }) => ($isSmall ? 16 : 20)}px;
  overflow-wrap: anywhere;
`;

const Plain = styled.p<{ $isSmall: boolean }>`
  ${text}
`;

const Line = styled.details<{ $isSmall: boolean }>`
  ${text}
  ${openingWords}

  ul {
    padding-left: ${tokens.gap[16]};
    list-style: disc;
  }
`;
