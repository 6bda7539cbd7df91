import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import Slider from 'react-slick';
import { styled } from 'styled-components';

/** How to move a carousel from outside. */
export interface TrackHandle {
  previous: () => void;
  next: () => void;
}

export interface SlickTrackProps {
  ref: Ref<TrackHandle>;
  slides: readonly ReactNode[];
  /** How many are in view at once. */
  visible: number;
  isPlaying: boolean;
  /** Milliseconds from one move to the next. */
  everyMs: number;
  /** How long a move takes; 0 is at once. */
  moveMs: number;
  /** A pointer on it holds it still for as long as it is there. */
  pausesOnHover: boolean;
  onInteraction: () => void;
}

/** react-slick waits this much longer than its option says. */
const ADDED_BY_SLICK_MS = 50;

/** The moving part of a carousel, on react-slick. Imported lazily: a page is readable before this arrives. */
export function SlickTrack(props: SlickTrackProps) {
  const { ref, slides, visible, isPlaying, everyMs, moveMs, pausesOnHover, onInteraction } = props;
  const slider = useRef<Slider>(null);
  useImperativeHandle(ref, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
  }));
  // slick's own prop pauses a carousel, but does not start it again
  useEffect(() => {
    if (isPlaying) slider.current?.slickPlay();
  }, [isPlaying]);

  return (
    <Slick
      ref={slider}
      arrows={false}
      infinite
      slidesToShow={visible}
      slidesToScroll={1}
      speed={moveMs}
      autoplay={isPlaying}
      autoplaySpeed={everyMs - ADDED_BY_SLICK_MS}
      pauseOnHover={pausesOnHover}
      pauseOnFocus={pausesOnHover}
      onSwipe={onInteraction}
    >
      {slides.map((slide, at) => (
        // the slides of a carousel never change their order
        <div key={at}>{slide}</div>
      ))}
    </Slick>
  );
}

/** The part of slick's style sheet that a carousel without arrows and dots needs. All slides are as high as the highest. */
const Slick = styled(Slider)`
  .slick-list {
    overflow: hidden;
    touch-action: pan-y;
  }

  .slick-track {
    display: flex;
  }

  .slick-slide {
    flex: none;
    height: auto;

    > div,
    > div > div {
      height: 100%;
    }
  }
`;
