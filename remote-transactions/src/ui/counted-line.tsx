import { tokens, UnbrokenDays } from '@keydate/ui';
import { css, styled } from 'styled-components';
import { copy } from './copy';

interface CountedLineProps {
  title: string;
  /** How the day is counted, in one line. */
  line: string;
  /** The contract's words from which it is counted; '' where they are shown already. */
  words: string;
  /** The pieces of the line, and remarks on the day. */
  steps: readonly string[];
}

/** How the day of a row is counted, in one line. It opens to the contract's words and each step. */
export function CountedLine({ title, line, words, steps }: CountedLineProps) {
  if (words === '' && steps.length === 0)
    return (
      <Small>
        <UnbrokenDays text={line} />
      </Small>
    );
  return (
    <Line>
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

const small = css`
  max-width: 64ch;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  ${small}
`;

const Line = styled.details`
  ${small}

  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }

  ul {
    padding-left: ${tokens.gap[16]};
    list-style: disc;
  }
`;
