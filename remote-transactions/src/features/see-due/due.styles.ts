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

/** Title, place and day in columns; on a phone one below the other. */
export const LineBox = styled.li<{ $canSettle: boolean; $isDone: boolean }>`
  display: grid;
  grid-template: 'box title where day' / 32px minmax(0, 5fr) minmax(0, 5fr) 160px;
  align-items: baseline;
  gap: 0 ${tokens.gap[12]};
  padding: ${tokens.gap[8]} 0;
  border-bottom: 1px solid ${tokens.color.rule};

  > div:first-child {
    grid-area: box;
    align-self: start;
  }

  &:last-child {
    border-bottom: 0;
  }

  /* the box is as high as the title's line */
  label {
    padding: 0;
  }

  a {
    text-decoration-line: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')};
  }

  ${media.phone} {
    grid-template: 'box title' 'box where' 'box day' / 32px minmax(0, 1fr);
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

/** The client and the address. */
export const Where = styled.div`
  grid-area: where;
  display: grid;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  overflow-wrap: anywhere;
  color: ${tokens.color.softInk};

  > :first-child {
    color: ${tokens.color.ink};
  }
`;

export const Days = styled.div`
  grid-area: day;
  display: flex;
  flex-direction: column;
  align-items: end;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.softInk};

  ${media.phone} {
    flex-flow: row wrap;
    align-items: center;
    gap: 0 ${tokens.gap[8]};
  }
`;

/** Undo, as high as a line of text: the row stays as high as it was. */
export const Taken = styled.span`
  display: inline-flex;
  align-items: center;

  button {
    margin: -${tokens.gap[12]};
    margin-left: 0;
  }
`;

export const Day = styled.span`
  font-weight: 550;
  white-space: nowrap;
  color: ${tokens.color.ink};
`;

export const Older = styled.p`
  padding: ${tokens.gap[8]} 0;
  font-size: ${tokens.size[14]};
  color: ${tokens.color.softInk};
`;
