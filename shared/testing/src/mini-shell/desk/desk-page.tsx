import type { Theme } from '@keydate/contracts/theme';
import { CompanyPalette, GlobalStyle, tokens } from '@keydate/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addressOf, type StageWidth } from '../situation';
import { CallsPanel } from './calls-panel';
import { SessionPanel } from './session-panel';
import type { Desk } from './desk';
import { NavigationPanel } from './navigation-panel';
import { Setting } from './setting';
import { readTyped, restoreTyped, type TypedField } from './typed-fields';
import { useDesk } from './use-desk';

declare global {
  interface Window {
    /** Called when the sources have changed: the stage is loaded again, and the desk too where its own part has changed. */
    keydateRenew?: (part: 'stage' | 'desk') => void;
  }
}

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
  // entered before the sources changed; the page's own state survives its reload
  const [typed, setTyped] = useState(() => (window.history.state as { typed?: TypedField[] } | null)?.typed ?? []);

  useEffect(() => window.history.replaceState(null, '', address), [address]);
  useEffect(() => showTheme(stage.current, theme), [theme]);
  useEffect(() => {
    window.keydateRenew = (part) => {
      const page = stage.current?.contentDocument;
      const entered = page ? readTyped(page) : [];
      if (part === 'desk') {
        window.history.replaceState({ typed: entered }, '', address);
        window.location.reload();
        return;
      }
      setTyped(entered);
      stage.current?.contentWindow?.location.reload();
    };
  }, [address]);

  const handleLoad = () => {
    showTheme(stage.current, theme);
    if (stage.current?.contentDocument) restoreTyped(stage.current.contentDocument, typed);
    setTyped([]);
  };

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
          <Stage key={run} ref={stage} title={title} src={opensAt} $width={width} onLoad={handleLoad} />
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
