import { styled } from 'styled-components';
import { Logo } from '../logo/logo';
import { tokens } from '../tokens/tokens';
import { copy } from './copy';
import { Spinner } from './spinner';

export interface FullScreenLoaderProps {
  /** Names the content that is loading. */
  readonly label?: string;
}

/** Fills the window while the start-up user check runs (spec § 2.1). */
export function FullScreenLoader({ label = copy.loading }: FullScreenLoaderProps) {
  return (
    <Screen>
      <Logo size={40} />
      <Spinner label={label} />
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.gap[24]};
  min-height: ${tokens.screenHeight};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
`;
