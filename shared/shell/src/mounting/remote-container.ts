import { styled } from 'styled-components';

/** Where a remote stands. Not a box of its own: what it draws lies in the shell as if the shell had drawn it. */
export const RemoteContainer = styled.div`
  &,
  > div {
    display: contents;
  }
`;
