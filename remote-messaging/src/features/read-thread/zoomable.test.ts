import { withinPicture } from './zoomable';

const stage = { width: 1000, height: 600 };
/** A page that fits the stage by its height. */
const page = { width: 460, height: 600 };

test('a picture that fits cannot be moved', () => {
  expect(withinPicture({ x: 300, y: -200 }, 1, page, stage)).toEqual({ x: 0, y: 0 });
});

test('an enlarged picture is moved up to its edges, and not beyond', () => {
  // 920 by 1200: still narrower than the stage, and 600 px higher
  expect(withinPicture({ x: 50, y: 50 }, 2, page, stage)).toEqual({ x: 0, y: 50 });
  expect(withinPicture({ x: 50, y: -999 }, 2, page, stage)).toEqual({ x: 0, y: -150 });
  // 1840 by 2400
  expect(withinPicture({ x: Infinity, y: 10 }, 4, page, stage)).toEqual({ x: 105, y: 10 });
});
