import { media, tokens } from '@keydate/ui';
import { css, styled } from 'styled-components';

export const smallWords = css`
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

/** The words of a `details` element that open it. */
export const openingWords = css`
  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;

    &:hover {
      color: ${tokens.color.ink};
    }
  }
`;

/** More about a deadline, under words that open it; on paper only if it is open. */
export const Unfolding = styled.details`
  ${smallWords}
  ${openingWords}

  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`;
