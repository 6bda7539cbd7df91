import { media, tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const Lines = styled.ul`
  min-width: 0;
`;

/** Title, place and state in columns; on a phone one below the other. */
export const LineBox = styled.li`
  display: grid;
  grid-template: 'box title where state' auto / 28px minmax(0, 5fr) minmax(0, 5fr) 160px;
  gap: 0 ${tokens.gap[12]};
  padding: ${tokens.gap[8]} 0;
  break-inside: avoid;

  & + & {
    border-top: 1px solid ${tokens.color.rule};
  }

  ${media.phone} {
    grid-template: 'box title' auto 'box where' auto 'box state' auto / 28px minmax(0, 1fr);
  }
`;

/** As high as the title's line. */
export const BoxPlace = styled.div`
  grid-area: box;
  display: grid;
  align-content: center;
  justify-items: start;
  height: 24px;
`;

export const Title = styled.div<{ $isDone: boolean }>`
  grid-area: title;
  min-width: 0;
  font-weight: 600;
  line-height: 24px;
  overflow-wrap: anywhere;

  a {
    color: ${({ $isDone }) => ($isDone ? tokens.color.softInk : 'inherit')};
    text-decoration-line: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')};
  }

  a:hover {
    text-decoration-line: underline;
  }
`;

/** How it is, and the hour at which it ends. */
export const State = styled.div`
  grid-area: state;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  padding-top: 2px;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  color: ${tokens.color.softInk};

  /* as high as a line of text: the row stays as high as it was */
  button {
    height: 20px;
    margin-right: -${tokens.gap[12]};
  }

  ${media.phone} {
    flex-direction: row;
    gap: ${tokens.gap[12]};
    align-items: center;
  }

  ${media.print} {
    button {
      display: none;
    }
  }
`;
