import type { GrayImage } from '../../picture/gray-image';

/** The picture as a PGM file, the plainest format that the recognizer takes: no time is spent on compression. */
export function encodePgm({ width, height, pixels }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
