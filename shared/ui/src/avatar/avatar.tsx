import { useState } from 'react';
import { styled } from 'styled-components';
import { UserRound } from '../icons';
import { tokens } from '../tokens/tokens';
import { initials } from './initials';

export interface AvatarProps {
  /** The picture's whole address. */
  readonly src?: string;
  readonly name?: string;
  /** Edge in px: 38, and 48 on cards (spec § 9). */
  readonly size?: number;
  /** Needed if no name is next to the picture; otherwise the picture is decoration. */
  readonly alt?: string;
}

/** A person's picture; the initials if it fails; a silhouette without a name. */
export function Avatar({ src, name, size = 38, alt = '' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const letters = initials(name);
  return (
    <Disc $size={size} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      {letters ? (
        <span aria-hidden>{letters}</span>
      ) : (
        <UserRound size={size * 0.52} strokeWidth={1.75} aria-hidden focusable={false} />
      )}
      {src && src !== failedSrc && (
        <img src={src} alt="" width={size} height={size} onError={() => setFailedSrc(src)} />
      )}
    </Disc>
  );
}

const Disc = styled.span<{ $size: number }>`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.primaryTint};
  box-shadow: inset 0 0 0 1px ${tokens.color.rule};
  color: ${tokens.color.ink};
  font-size: ${({ $size }) => Math.max(12, Math.round($size * 0.36))}px;
  font-weight: 600;
  letter-spacing: 0.02em;
  user-select: none;

  img {
    position: absolute;
    inset: 0;
    object-fit: cover;
  }
`;
