import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Lede = styled.p`
  color: ${tokens.color.softInk};
`;

export const Questions = styled.ul`
  display: grid;
  gap: ${tokens.gap[24]};

  > li + li {
    padding-top: ${tokens.gap[24]};
    border-top: 1px solid ${tokens.color.rule};
  }
`;

/** A question with its answer. It has room above it when a link scrolls to it. */
export const Thread = styled.article`
  display: grid;
  gap: ${tokens.gap[12]};
  min-width: 0;
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  scroll-margin-block: ${tokens.gap[64]};

  h3 {
    font-size: ${tokens.size[14]};
    font-weight: 600;
    line-height: 20px;
  }
`;

/** A person's text, with its line breaks. */
export const Said = styled.p`
  max-width: 64ch;
  font-size: ${tokens.size[16]};
  line-height: 24px;
  white-space: pre-line;
`;

export const Aside = styled.p`
  color: ${tokens.color.softInk};
  font-variant-numeric: tabular-nums;
`;

/** An answer is set off from its question by a rule. */
export const Answer = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  padding-left: ${tokens.gap[12]};
  border-left: 3px solid ${tokens.color.strongRule};
`;

export const Dates = styled.ul`
  display: grid;
  gap: ${tokens.gap[4]};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.gap[16]};
    max-width: 64ch;
  }

  span {
    font-variant-numeric: tabular-nums;
    color: ${tokens.color.softInk};
  }
`;

export const Proposals = styled.ul`
  display: grid;
  gap: ${tokens.gap[16]};

  > li {
    display: grid;
    gap: ${tokens.gap[8]};
    max-width: 64ch;
  }

  strong {
    font-weight: 600;
  }

  p {
    font-variant-numeric: tabular-nums;
  }
`;
