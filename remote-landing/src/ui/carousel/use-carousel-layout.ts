import { media } from '@keydate/ui';
import { useMedia } from '../use-media';
import type { Visible } from './carousel.styles';

interface LayoutOptions {
  visible: Visible;
  isGridWhenWide: boolean;
  whenStill: 'grid' | 'row';
}

interface CarouselLayout {
  /** How many slides are in view at once. */
  inView: number;
  /** Nothing may move by itself (`prefers-reduced-motion`). */
  isStill: boolean;
  /** All slides are shown at once. */
  isGrid: boolean;
  /** The layout while the slides are a list. */
  list: 'row' | 'grid' | 'gridWhenWide';
}

/** How a carousel is laid out in this window, for this person. */
export function useCarouselLayout({ visible, isGridWhenWide, whenStill }: LayoutOptions): CarouselLayout {
  const isPhone = useMedia(media.phone);
  const isCompact = useMedia(media.compact);
  const isStill = useMedia(media.reducedMotion);
  const isStillGrid = isStill && whenStill === 'grid';
  return {
    inView: countInView(visible, isPhone, isCompact),
    isStill,
    isGrid: isStillGrid || (isGridWhenWide && !isCompact),
    list: isStillGrid ? 'grid' : listOf(isGridWhenWide),
  };
}

function countInView({ wide, compact, phone }: Visible, isPhone: boolean, isCompact: boolean): number {
  if (isPhone) return phone;
  return isCompact ? compact : wide;
}

function listOf(isGridWhenWide: boolean) {
  return isGridWhenWide ? 'gridWhenWide' : 'row';
}
