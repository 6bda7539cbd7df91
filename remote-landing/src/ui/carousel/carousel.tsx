import { IconButton } from '@keydate/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from '@keydate/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { Controls, Head, Slide, StillTrack, Viewport, type Visible } from './carousel.styles';
import { copy } from './copy';
import type { TrackHandle } from './slick-track';
import { useCarouselLayout } from './use-carousel-layout';
import { useSlickTrack } from './use-slick-track';

interface CarouselProps {
  /** The plural noun of its slides, in lower case: "testimonials". */
  name: string;
  /** Shown to the left of the buttons. */
  heading: ReactNode;
  slides: readonly ReactNode[];
  visible: Visible;
  /** Milliseconds from one move to the next (spec § 9). */
  everyMs: number;
  /** True if a swipe or a press ends the movement (spec § 9). */
  stopsOnInteraction: boolean;
  /** From 1024 px on, all slides are in a grid and nothing moves. */
  isGridWhenWide?: boolean;
  /** The layout for people who prefer reduced motion: a grid of all slides, or a row with buttons. */
  whenStill: 'grid' | 'row';
}

const MOVE_MS = 500;

/**
 * Slides that move by themselves, except under `prefers-reduced-motion`. A button pauses them (WCAG 2.2.2). The slides are a list
 * in the HTML, and begin to move once slick's code has arrived. Without it, all of them are shown.
 */
export function Carousel(props: CarouselProps) {
  const { name, heading, slides, visible, everyMs, stopsOnInteraction, isGridWhenWide = false, whenStill } = props;
  const { inView, isStill, isGrid, list } = useCarouselLayout({ visible, isGridWhenWide, whenStill });
  const [isPaused, setPaused] = useState(false);
  const track = useRef<TrackHandle>(null);
  const { ref, Track, hasFailed } = useSlickTrack(!isGrid);
  const isPlaying = !isPaused && !isStill;

  const handleInteraction = () => {
    if (stopsOnInteraction) setPaused(true);
  };
  const move = (direction: 'previous' | 'next') => {
    handleInteraction();
    track.current?.[direction]();
  };

  const labeled = slides.map((slide, at) => (
    <Slide key={at} role="group" aria-roledescription="slide" aria-label={copy.position(at + 1, slides.length)}>
      {slide}
    </Slide>
  ));

  return (
    <div ref={ref} role="group" aria-roledescription="carousel" aria-label={name}>
      <Head>
        {heading}
        <Controls>
          {Track && (
            <>
              <IconButton icon={ChevronLeft} label={copy.previous(name)} onClick={() => move('previous')} />
              {!isStill && (
                <IconButton
                  icon={isPlaying ? Pause : Play}
                  label={isPlaying ? copy.pause(name) : copy.play(name)}
                  onClick={() => setPaused(isPlaying)}
                />
              )}
              <IconButton icon={ChevronRight} label={copy.next(name)} onClick={() => move('next')} />
            </>
          )}
        </Controls>
      </Head>
      <Viewport onPointerDown={handleInteraction}>
        {Track ? (
          <Track
            ref={track}
            slides={labeled}
            visible={inView}
            isPlaying={isPlaying}
            everyMs={everyMs}
            moveMs={isStill ? 0 : MOVE_MS}
            pausesOnHover={stopsOnInteraction}
            onInteraction={handleInteraction}
          />
        ) : (
          <StillTrack visible={visible} layout={hasFailed ? 'grid' : list}>
            {labeled}
          </StillTrack>
        )}
      </Viewport>
    </div>
  );
}
