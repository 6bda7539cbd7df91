import { user } from '@keydate/contracts/people';
import type { Page } from '@playwright/test';
import { storedSession } from './stored-session';

/** A PNG twice as wide as high, its left half red and its right half blue, as a file to choose. */
export async function aPicture(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
    const pen = canvas.getContext('2d');
    for (const [color, left] of [
      ['#c00000', 0],
      ['#0000c0', 300],
    ] as const) {
      if (pen) pen.fillStyle = color;
      pen?.fillRect(left, 0, 300, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return {
    name: 'halves.png',
    mimeType: 'image/png',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  };
}

/** How much of the signed-in person's stored picture is red, from 0 to 1. */
export async function redShare(page: Page): Promise<number> {
  const { user: stored } = await storedSession(page);
  const { avatar } = user.pick({ avatar: true }).parse(JSON.parse(stored ?? 'null'));
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(`/api${url}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: 50, height: 1 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, 50, 1);
    const { data = [] } = pen?.getImageData(0, 0, 50, 1) ?? {};
    const reds = Array.from({ length: 50 }, (_none, at) => (data[at * 4] ?? 0) > 96);
    return reds.filter(Boolean).length / 50;
  }, avatar?.url ?? '');
}
