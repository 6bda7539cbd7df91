import type { Explanation } from '@keydate/contracts/explanations';
import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';
import { smallWords, Unfolding } from './unfolding';

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
    <Unfolding>
      <summary aria-label={copy.whatItMeansOf(title)}>{copy.whatItMeans}</summary>
      <Words explanation={explanation} />
    </Unfolding>
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

const Text = styled.div`
  ${smallWords}
  padding: ${tokens.gap[4]} 0 ${tokens.gap[8]};
`;
