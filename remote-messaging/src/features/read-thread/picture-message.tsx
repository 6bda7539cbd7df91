import { tokens } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';

interface PictureMessageProps {
  src: string;
  senderName: string;
  /** In pixels; the thread keeps this room before the picture has loaded. */
  size: { width: number; height: number } | null;
}

/** In pixels; a larger picture is shown smaller in the thread. */
const SHOWN_HIGH = 280;

/** A picture of a message: opens at full size. */
export function PictureMessage({ src, senderName, size }: PictureMessageProps) {
  const [isOpen, setOpen] = useState(false);
  const { width, height } = size ?? { width: 400, height: 300 };
  return (
    <>
      <PictureButton type="button" aria-label={copy.openPicture(senderName)} onClick={() => setOpen(true)}>
        <img
          src={src}
          alt=""
          loading="lazy"
          // its room before it has loaded: an image without a width takes none
          style={{ aspectRatio: `${width} / ${height}`, width: Math.min(width, (SHOWN_HIGH * width) / height) }}
        />
      </PictureButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={copy.picture(senderName)} size="large">
        <FullSize src={src} alt={copy.picture(senderName)} />
      </Dialog>
    </>
  );
}

const PictureButton = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  cursor: zoom-in;

  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.sunken};
    object-fit: contain;
  }
`;

const FullSize = styled.img`
  display: block;
  max-width: 100%;
  max-height: 75dvh;
  margin: 0 auto;
`;
