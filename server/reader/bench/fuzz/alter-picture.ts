import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../contracts/chance';
import { boundAsPdf } from '../contracts/damage';

/** Recognition of such a picture takes a second or two. */
const LONGEST_SIDE = 1100;

const ALTERATIONS: ((picture: Sharp, size: Size, chance: Chance) => Sharp)[] = [
  narrow,
  cutOut,
  (picture, _size, chance) =>
    picture.rotate(chance.pick([90, 180, 270, chance.between(-40, 40)]), {
      background: chance.pick(['#fff', '#222', '#998']),
    }),
  (picture, { width, height }, chance) =>
    picture.resize(Math.ceil(width * chance.between(0.2, 1.4)), Math.ceil(height * chance.between(0.2, 1.4)), {
      fit: 'fill',
    }),
  (picture, _size, chance) => picture.linear(chance.between(-1.2, 1.6), chance.between(-80, 120)),
  (picture, _size, chance) => picture.blur(chance.between(0.4, 5)),
  (picture) => picture.threshold(),
  speckle,
];

interface Size {
  width: number;
  height: number;
}

/**
 * Alters a picture of a page one to three times, as poor scans and photos do: crops, turns, stretches or blurs it, changes its
 * brightness, or adds noise. The file itself is valid, so that it opens.
 */
export async function alteredPicture(page: Buffer, chance: Chance): Promise<Buffer> {
  let picture = await sharp(page)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let times = chance.whole(1, 3); times > 0; times--) {
    const size = await sharp(picture).metadata();
    picture = await chance.pick(ALTERATIONS)(sharp(picture), size, chance).png({ compressionLevel: 1 }).toBuffer();
  }
  const small = sharp(picture).resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const format = chance.pick(['png', 'jpeg', 'pdf']);
  if (format === 'png') return small.png({ progressive: chance.happens(0.3) }).toBuffer();
  const { data, info } = await small
    .jpeg({ quality: chance.pick([1, 8, 40, 90]), progressive: chance.happens(0.3) })
    .toBuffer({ resolveWithObject: true });
  return format === 'jpeg' ? data : boundAsPdf([data], [info], chance.pick(['bare', 'stamped']));
}

/** A strip of it, down to a single row or column of dots. */
function narrow(picture: Sharp, { width, height }: Size, chance: Chance): Sharp {
  const thin = (side: number) => Math.min(side, chance.pick([1, 2, 3, 9, 30, 90]));
  const size = chance.happens(0.5) ? { width: thin(width), height } : { width, height: thin(height) };
  return picture.extract({
    left: chance.whole(0, width - size.width),
    top: chance.whole(0, height - size.height),
    ...size,
  });
}

function cutOut(picture: Sharp, { width, height }: Size, chance: Chance): Sharp {
  const [left, top] = [chance.whole(0, width - 1), chance.whole(0, height - 1)];
  return picture.extract({ left, top, width: chance.whole(1, width - left), height: chance.whole(1, height - top) });
}

function speckle(picture: Sharp, { width, height }: Size, chance: Chance): Sharp {
  const dots = {
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: chance.between(5, 90) },
    },
  } as const;
  return picture.composite([{ input: dots, blend: chance.pick(['multiply', 'overlay', 'difference']) }]);
}
