import type { Explanation } from '@keydate/contracts/explanations';
import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

/**
 * The meaning of a deadline, in the reader's own words if they have written any. Closed until they open it. Nothing if they have
 * deleted the text.
 */
export function DeadlineExplanation({ explanation, title }: { explanation: Explanation | undefined; title: string }) {
  if (!explanation) return null;
  const { description, dateExplanation } = explanation;
  const hasOwnTitle = explanation.title !== explanation.seededTitle;
  if (!hasOwnTitle && !description && !dateExplanation) return null;
  return (
    <Box>
      <summary aria-label={copy.whatItMeansOf(title)}>{copy.whatItMeans}</summary>
      {hasOwnTitle && <strong>{explanation.title}</strong>}
      {description && <p>{description}</p>}
      {dateExplanation && <p>{dateExplanation}</p>}
    </Box>
  );
}

const Box = styled.details`
  max-width: 64ch;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-weight: 400;
  line-height: 20px;
  white-space: pre-line;

  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }

  p + p {
    margin-top: ${tokens.gap[4]};
  }

  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`;
