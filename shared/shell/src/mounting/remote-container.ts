import { styled } from 'styled-components';

/** The element that a remote is mounted in. It has no box of its own: the remote's content is laid out by the shell. */
export const RemoteContainer = styled.div`
  &,
  > div {
    display: contents;
  }
`;
