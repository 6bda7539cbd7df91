import { ButtonLink, Icon, IconButton, tokens } from '@keydate/ui';
import { Download, ExternalLink, Maximize, ZoomIn, ZoomOut } from '@keydate/ui/icons';
import { Dialog } from '@keydate/ui/overlays';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { zoomable, type Zoom } from './zoomable';

interface PictureDialogProps {
  src: string;
  title: string;
  onClose: () => void;
}

/** In pixels on the screen, by one press of an arrow key. */
const MOVED = 80;
const keys: Record<string, (zoom: Zoom) => void> = {
  '+': (zoom) => zoom.zoomIn(),
  '=': (zoom) => zoom.zoomIn(),
  '-': (zoom) => zoom.zoomOut(),
  '0': (zoom) => zoom.showWhole(),
  ArrowLeft: (zoom) => zoom.move({ x: -MOVED, y: 0 }),
  ArrowRight: (zoom) => zoom.move({ x: MOVED, y: 0 }),
  ArrowUp: (zoom) => zoom.move({ x: 0, y: -MOVED }),
  ArrowDown: (zoom) => zoom.move({ x: 0, y: MOVED }),
};

/** A picture of a message, as large as the window: to zoom, move, download, and open in a tab of its own. */
export function PictureDialog({ src, title, onClose }: PictureDialogProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom | null>(null);
  useEffect(() => () => zoom.current?.end(), []);

  const handleLoad = (picture: HTMLImageElement) => {
    zoom.current?.end();
    if (stage.current && sheet.current) zoom.current = zoomable(stage.current, sheet.current, picture);
    stage.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || !zoom.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(zoom.current);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="full"
      footer={
        <>
          <IconButton label={copy.zoomOut} icon={ZoomOut} onClick={() => zoom.current?.zoomOut()} />
          <IconButton label={copy.zoomIn} icon={ZoomIn} onClick={() => zoom.current?.zoomIn()} />
          <IconButton label={copy.whole} icon={Maximize} onClick={() => zoom.current?.showWhole()} />
          <ButtonLink href={src} download variant="secondary">
            <Icon of={Download} />
            {copy.download}
          </ButtonLink>
          <ButtonLink href={src} target="_blank" rel="noopener noreferrer" variant="secondary">
            <Icon of={ExternalLink} />
            {copy.openInTab}
          </ButtonLink>
        </>
      }
    >
      <Stage ref={stage} role="group" aria-label={copy.zoom} tabIndex={0} onKeyDown={handleKeyDown}>
        <Sheet ref={sheet}>
          <img src={src} alt={title} draggable={false} onLoad={(event) => handleLoad(event.currentTarget)} />
        </Sheet>
      </Stage>
    </Dialog>
  );
}

const Stage = styled.div`
  width: 100%;
  height: 100%;
  min-height: 120px;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
`;

const Sheet = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;

  img {
    display: block;
    max-width: 100%;
    max-height: 100%;
  }
`;
