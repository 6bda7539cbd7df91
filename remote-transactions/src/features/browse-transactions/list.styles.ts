import { media, tokens } from '@keydate/ui';
import { css, styled } from 'styled-components';

/** In px: the estimated height of a line that is not laid out yet. */
const LINE_HEIGHT = 53;

const columns = css`
  display: grid;
  grid-template-columns:
    38px minmax(0, 1.1fr) minmax(0, 1.5fr) 72px minmax(0, 1.8fr) 92px
    104px;
  column-gap: ${tokens.gap[16]};
  padding: 0 ${tokens.gap[16]};

  ${media.compact} {
    grid-template-columns: 38px minmax(0, 1fr) minmax(0, 1fr) 92px 104px;
  }

  ${media.phone} {
    grid-template-columns: 38px minmax(0, 1fr) auto;
    column-gap: ${tokens.gap[12]};
    padding: 0 ${tokens.gap[12]};
  }
`;

export const LinesBox = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
  font-size: ${tokens.size[14]};
  line-height: 20px;
`;

export const Lines = styled.ul`
  min-width: 0;
`;

/** Off screen it is not laid out, so that thousands of lines are as fast as one screen of them. */
export const Line = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto ${LINE_HEIGHT}px;

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }
`;

/** The names of the columns, where there is a column for each. */
export const LinesHead = styled.div`
  ${columns}
  padding-block: ${tokens.gap[8]};
  border-bottom: 1px solid ${tokens.color.rule};
  background: ${tokens.color.sunken};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 16px;

  ${media.compact} {
    display: none;
  }
`;

export const RowLink = styled.a`
  ${columns}
  align-items: center;
  min-height: 52px;
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${tokens.color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.compact} {
    padding-block: ${tokens.gap[8]};

    > :first-child {
      grid-row: 1 / 3;
    }
  }

  ${media.phone} {
    > :first-child {
      grid-row: 1 / 4;
    }
  }
`;

const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Its direction is that of the name, so that a long name is cut at its end. */
export const RowClient = styled.span`
  ${oneLine}
  text-align: left;
  font-weight: 600;

  svg {
    margin-right: ${tokens.gap[4]};
    color: ${tokens.color.softInk};
    vertical-align: text-bottom;
  }

  ${media.compact} {
    grid-area: 1 / 2 / 2 / 4;
  }

  ${media.phone} {
    grid-area: 1 / 2;
  }
`;

export const RowAddress = styled.span`
  ${oneLine}
  color: ${tokens.color.softInk};

  ${media.compact} {
    grid-area: 2 / 2;
  }
`;

export const RowTags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.gap[4]};

  ${media.compact} {
    grid-area: 1 / 5;
    justify-self: end;
  }

  ${media.phone} {
    grid-area: 2 / 3;
  }
`;

/** The next deadline's title, then how near it is. */
export const RowNext = styled.span`
  display: flex;
  gap: ${tokens.gap[12]};
  min-width: 0;

  > :nth-last-child(2),
  > :only-child {
    ${oneLine}
  }

  > :last-child {
    flex: none;
  }

  ${media.compact} {
    grid-area: 2 / 3;
  }

  ${media.phone} {
    grid-area: 3 / 2;

    /* the day is in the first line */
    > :last-child:not(:only-child) {
      display: none;
    }
  }
`;

export const RowDay = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 550;

  ${media.compact} {
    grid-area: 2 / 4;
  }

  ${media.phone} {
    grid-area: 1 / 3;
  }
`;

export const RowOverdue = styled.span`
  ${media.compact} {
    justify-self: end;
  }

  ${media.compact} {
    grid-area: 2 / 5;
  }

  ${media.phone} {
    grid-area: 3 / 3;
  }
`;
