import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

interface PictureMessageProps {
  src: string;
  senderName: string;
  /** In pixels; the thread keeps this room before the picture has loaded. */
  size: { width: number; height: number } | null;
  onOpen: () => void;
}

/** In pixels; a larger picture is shown smaller in the thread. */
const SHOWN_HIGH = 280;

/** A picture of a message: opens at full size. */
export function PictureMessage({ src, senderName, size, onOpen }: PictureMessageProps) {
  const { width, height } = size ?? { width: 400, height: 300 };
  return (
    <PictureButton type="button" aria-label={copy.openPicture(senderName)} onClick={onOpen}>
      <img
        src={src}
        alt=""
        loading="lazy"
        // its room before it has loaded: an image without a width takes none
        style={{ aspectRatio: `${width} / ${height}`, width: Math.min(width, (SHOWN_HIGH * width) / height) }}
      />
    </PictureButton>
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
