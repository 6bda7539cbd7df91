import { loadLater } from '@keydate/forms/later';
import { tokens } from '@keydate/ui';
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

// with the library that zooms
const PictureDialog = loadLater(async () => (await import('./picture-dialog')).PictureDialog, {
  title: copy.fullSize,
  fallback: null,
  close: ({ onClose }) => onClose(),
});

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
      {isOpen && <PictureDialog src={src} title={copy.picture(senderName)} onClose={() => setOpen(false)} />}
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
