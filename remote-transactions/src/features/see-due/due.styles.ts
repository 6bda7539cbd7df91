import { Card, media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Panel = styled(Card)`
  h2 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
    line-height: 28px;
  }
`;

export const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  margin-top: ${tokens.gap[4]};
  color: ${tokens.color.softInk};

  svg {
    color: ${tokens.color.done};
  }
`;

export const GroupBox = styled.section`
  margin-top: ${tokens.gap[8]};
`;

/** As high with its button as without. */
export const GroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.smallControlHeight};
  font-size: ${tokens.size[14]};
  line-height: 20px;

  h3 {
    display: flex;
    align-items: center;
    gap: ${tokens.gap[8]};
  }

  /* its words end where the lines do */
  button {
    margin-right: -${tokens.gap[12]};
  }
`;

/** How many are open. */
export const Count = styled.span`
  min-width: 22px;
  padding: 0 6px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.sunken};
  font-size: ${tokens.size[12]};
  font-weight: 550;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.softInk};
`;

export const Lines = styled.ul`
  border-top: 1px solid ${tokens.color.rule};
`;

/** Title, place and day in columns; on a phone one below the other. The box has its place before it is there. */
export const LineBox = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template: 'box title where day' auto 'box title where when' 1fr / 32px minmax(0, 5fr) minmax(0, 5fr) 160px;
  gap: 0 ${tokens.gap[12]};
  padding: ${tokens.gap[8]} 0;
  border-bottom: 1px solid ${tokens.color.rule};

  &:last-child {
    border-bottom: 0;
  }

  a {
    text-decoration-line: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')};
  }

  ${media.phone} {
    grid-template: 'box title title' 'box where where' 'box day when' / 32px auto minmax(0, 1fr);
  }
`;

/** As high as the title's line. */
export const Box = styled.div`
  grid-area: box;

  label {
    padding: 0;
  }
`;

export const Title = styled.div`
  grid-area: title;
  font-weight: 600;
  line-height: 24px;
  overflow-wrap: anywhere;

  a {
    color: inherit;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Day = styled.span`
  grid-area: day;
  font-size: ${tokens.size[14]};
  font-weight: 550;
  line-height: 24px;
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const when = `
  grid-area: when;
  justify-self: end;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};
`;

/** The hour at which it ends, and for how long it is overdue. */
export const When = styled.span`
  ${when}

  ${media.phone} {
    justify-self: start;
    line-height: 24px;
  }
`;

/** Undo, as high as a line of text: the row stays as high as it was. */
export const Taken = styled.span`
  ${when}
  display: inline-flex;
  align-items: center;
  height: 20px;

  button {
    margin: -${tokens.gap[12]};
    margin-left: 0;
  }

  ${media.phone} {
    justify-self: start;
    height: 24px;
  }
`;

export const Older = styled.p`
  padding: ${tokens.gap[8]} 0;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
