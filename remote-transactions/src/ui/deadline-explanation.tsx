import type { Explanation } from '@keydate/contracts/explanations';
import { media, tokens } from '@keydate/ui';
import { css, styled } from 'styled-components';
import { copy } from './copy';

interface DeadlineExplanationProps {
  explanation: Explanation | undefined;
  title: string;
}

/**
 * The meaning of a deadline, in the reader's own words if they have written any. Closed until they open it. Nothing if they have
 * deleted the text.
 */
export function DeadlineExplanation({ explanation, title }: DeadlineExplanationProps) {
  if (!explanation || !saysSomething(explanation)) return null;
  return (
    <Box>
      <summary aria-label={copy.whatItMeansOf(title)}>{copy.whatItMeans}</summary>
      <Words explanation={explanation} />
    </Box>
  );
}

/** The same words, where something else opens them. */
export function ExplanationText({ explanation, id }: { explanation: Explanation; id: string }) {
  return (
    <Text id={id}>
      <Words explanation={explanation} />
    </Text>
  );
}

/** False if the reader has deleted the text. */
export function saysSomething({ description, dateExplanation, ...titles }: Explanation): boolean {
  return hasOwnTitle(titles) || Boolean(description || dateExplanation);
}

function hasOwnTitle({ title, seededTitle }: Pick<Explanation, 'title' | 'seededTitle'>): boolean {
  return title !== seededTitle;
}

function Words({ explanation }: { explanation: Explanation }) {
  const { title, description, dateExplanation } = explanation;
  return (
    <>
      {hasOwnTitle(explanation) && <strong>{title}</strong>}
      {description && <p>{description}</p>}
      {dateExplanation && <p>{dateExplanation}</p>}
    </>
  );
}

const words = css`
  max-width: 64ch;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  font-weight: 400;
  line-height: 20px;
  white-space: pre-line;

  p + p {
    margin-top: ${tokens.gap[4]};
  }
`;

const Text = styled.div`
  ${words}
  padding: ${tokens.gap[4]} 0 ${tokens.gap[8]};
`;

const Box = styled.details`
  ${words}

  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }

  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`;
