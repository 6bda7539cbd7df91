import type { Theme } from '@keydate/contracts/theme';
import { CompanyPalette, GlobalStyle, tokens } from '@keydate/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { addressOf, type StageWidth } from '../situation';
import { CallsPanel } from './calls-panel';
import { SessionPanel } from './session-panel';
import type { Desk } from './desk';
import { NavigationPanel } from './navigation-panel';
import { Setting } from './setting';
import { useDesk } from './use-desk';

interface DeskPageProps {
  desk: Desk;
  /** The remote's name for people. */
  title: string;
}

/** One remote in a frame, with all that surrounds it in the product replaced by what can be chosen and read here. */
export function DeskPage({ desk, title }: DeskPageProps) {
  const state = useDesk(desk);
  const { width, theme, run, opensAt } = state;
  const stage = useRef<HTMLIFrameElement>(null);
  const address = addressOf(state);

  useEffect(() => window.history.replaceState(null, '', address), [address]);
  useEffect(() => showTheme(stage.current, theme), [theme]);

  return (
    <>
      <GlobalStyle />
      <CompanyPalette />
      <title>{`${title} by itself · Keydate`}</title>
      <Frame>
        <header>
          <h1>{title}, by itself</h1>
          <Setting desk={desk} />
        </header>
        <Room>
          <Stage
            key={run}
            ref={stage}
            title={title}
            src={opensAt}
            $width={width}
            onLoad={() => showTheme(stage.current, theme)}
          />
        </Room>
        <aside aria-label="What happens on the stage">
          <SessionPanel desk={desk} />
          <NavigationPanel desk={desk} stage={stage} />
          <CallsPanel desk={desk} />
        </aside>
      </Frame>
    </>
  );
}

/** Shows the stage in a theme, as a person's choice in the settings does. */
function showTheme(stage: HTMLIFrameElement | null, theme: Theme): void {
  const root = stage?.contentDocument?.documentElement;
  if (!root) return;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

const Frame = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 360px;
  gap: ${tokens.gap[16]};
  height: 100dvh;
  padding: ${tokens.gap[16]};
  background: ${tokens.color.sunken};

  > header {
    display: grid;
    grid-column: 1 / -1;
    gap: ${tokens.gap[12]};
  }

  h1 {
    font-size: ${tokens.size[18]};
    font-weight: 600;
  }

  > aside {
    display: grid;
    align-content: start;
    gap: ${tokens.gap[24]};
    overflow: auto;
  }

  @media (max-width: 900px) {
    grid-template: auto 80dvh auto / minmax(0, 1fr);
    height: auto;
  }
`;

/** A stage wider than the window is scrolled here. */
const Room = styled.div`
  min-width: 0;
  overflow-x: auto;
`;

const Stage = styled.iframe<{ $width: StageWidth }>`
  width: ${({ $width }) => ($width === 'full' ? '100%' : `${$width}px`)};
  display: block;
  height: 100%;
  border: 1px solid ${tokens.color.strongRule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paper};
`;
