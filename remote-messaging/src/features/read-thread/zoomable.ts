import Panzoom from '@panzoom/panzoom';

export interface Zoom {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Shows the whole picture. */
  showWhole: () => void;
  /** Moves the view over the picture, in pixels on the screen. */
  move: (by: { x: number; y: number }) => void;
  /** Zooms in where the whole picture is shown, and else shows it. */
  toggle: (at: { clientX: number; clientY: number }) => void;
  end: () => void;
}

/** How much a wheel's notch, a press on a button and a pinch zoom. */
const STEPS = { wheel: 0.4, press: 0.4, pinch: 0.8 };
/** At least; a large picture is enlarged to twice its own size. */
const LARGEST = 4;
/** Two presses within this time, and this near to each other, are a double press. */
const DOUBLE = { ms: 350, px: 30 };

interface Size {
  width: number;
  height: number;
}

/** Where the view may be, in unscaled pixels from the middle: no further than to the picture's edges. */
export function withinPicture(at: { x: number; y: number }, scale: number, shown: Size, stage: Size) {
  const limit = (picture: number, room: number) => Math.max(0, picture * scale - room) / 2 / scale;
  const clamp = (value: number, most: number) => (most === 0 ? 0 : Math.min(Math.max(value, -most), most));
  return {
    x: clamp(at.x, limit(shown.width, stage.width)),
    y: clamp(at.y, limit(shown.height, stage.height)),
  };
}

/**
 * Makes a loaded picture zoomable by wheel, pinch and double press, and movable by dragging. It opens as wide as the stage, at most
 * at its own size, with its top in view: a page of a contract can be read at once.
 * @param sheet as large as the stage, with the picture in its middle, as large as fits
 */
export function zoomable(stage: HTMLElement, sheet: HTMLElement, picture: HTMLImageElement): Zoom {
  const shownSize = () => ({ width: picture.offsetWidth || 1, height: picture.offsetHeight || 1 });
  const stageSize = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const within = (at: { x: number; y: number }, scale: number) => withinPicture(at, scale, shownSize(), stageSize());
  const ownScale = Math.max(1, picture.naturalWidth / shownSize().width);
  const startScale = Math.max(1, Math.min(ownScale, stageSize().width / shownSize().width));
  const panzoom = Panzoom(sheet, {
    canvas: true,
    cursor: 'grab',
    minScale: 1,
    maxScale: Math.max(LARGEST, 2 * ownScale),
    startScale,
    startY: within({ x: 0, y: Infinity }, startScale).y,
    step: STEPS.pinch,
    setTransform: (_sheet: unknown, { x, y, scale }: { x: number; y: number; scale: number }) => {
      const at = within({ x, y }, scale);
      sheet.style.transform = `scale(${scale}) translate(${at.x}px, ${at.y}px)`;
    },
  });

  /** Brings the library's place back to the one that is shown. */
  const settle = () => {
    const { x, y } = within(panzoom.getPan(), panzoom.getScale());
    panzoom.pan(x, y);
  };
  const showWhole = () => {
    panzoom.zoom(1, { animate: true });
    panzoom.pan(0, 0, { animate: true });
  };
  const toggle: Zoom['toggle'] = (at) => {
    if (panzoom.getScale() > 1.01) showWhole();
    else panzoom.zoomToPoint(Math.max(ownScale, 2), at);
    settle();
  };
  const handleWheel = (event: WheelEvent) => {
    panzoom.zoomWithWheel(event, { step: STEPS.wheel });
    settle();
  };
  const presses = doublePresses(toggle);
  stage.addEventListener('wheel', handleWheel, { passive: false });
  stage.addEventListener('pointerdown', presses.down);
  stage.addEventListener('pointerup', presses.up);
  sheet.addEventListener('panzoomend', settle);

  return {
    zoomIn: () => panzoom.zoomIn({ step: STEPS.press }),
    zoomOut: () => {
      panzoom.zoomOut({ step: STEPS.press });
      settle();
    },
    showWhole,
    move: ({ x, y }) => {
      const scale = panzoom.getScale();
      panzoom.pan(-x / scale, -y / scale, { relative: true });
      settle();
    },
    toggle,
    end: () => {
      stage.removeEventListener('wheel', handleWheel);
      stage.removeEventListener('pointerdown', presses.down);
      stage.removeEventListener('pointerup', presses.up);
      sheet.removeEventListener('panzoomend', settle);
      panzoom.destroy();
    },
  };
}

/** Handlers that call back at a double press with mouse, pen or finger; the browser's own event does not come from every finger. */
function doublePresses(callBack: (at: PointerEvent) => void) {
  let down: PointerEvent | null = null;
  let last: PointerEvent | null = null;
  const isNear = (one: PointerEvent, other: PointerEvent) =>
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < DOUBLE.px;
  return {
    down: (event: PointerEvent) => {
      down = event.isPrimary && event.button === 0 ? event : null;
    },
    up: (event: PointerEvent) => {
      if (!down || !isNear(down, event)) {
        last = null;
        return;
      }
      const isDouble = last !== null && event.timeStamp - last.timeStamp < DOUBLE.ms && isNear(last, event);
      last = isDouble ? null : event;
      if (isDouble) callBack(event);
    },
  };
}
