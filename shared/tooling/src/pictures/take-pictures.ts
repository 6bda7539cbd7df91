import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { installProduct } from '../bench/variants';
import { startProduct } from '../bench/product-server';
import { signInOn } from '../bench/sign-in';
import { getBrowser } from '../browser/get-browser';
import { noBrowser } from '../browser/no-browser';
import { buildServer } from '../build/build-server';
import { step } from '../terminal/step';
import { workspaceRoot } from '../workspace';
import { SCENES, type Scene } from './scenes';

// npm run pictures: takes new pictures of the demo in the production build, for docs/pictures and the landing page.
// `npm run pictures -- review` takes that one alone.
const port = Number(process.env.PICTURES_PORT ?? 3400);
const folder = join(workspaceRoot, 'docs/pictures');
/** They are in everybody's checkout. */
const MAX_BYTES = 150_000;

const executablePath = await getBrowser();
if (executablePath === undefined) throw new Error(noBrowser());
const leave: (() => Promise<void>)[] = [];
try {
  const home = await mkdtemp(join(tmpdir(), 'keydate-pictures-'));
  leave.push(() => rm(home, { recursive: true, force: true }));
  await step('Building the product', (say) => installProduct(home, say));
  await step('Building the server', buildServer);
  const product = await startProduct(home, port);
  leave.push(product.stop);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  leave.push(() => browser.close());
  await mkdir(folder, { recursive: true });
  await step('Taking the pictures', async (say) => {
    const [only] = process.argv.slice(2);
    for (const scene of SCENES.filter(({ name }) => only === undefined || name === only)) {
      const picture = await take(browser, product.origin, scene);
      if (scene.isPreparation) continue;
      if (picture.length > MAX_BYTES)
        throw new Error(`${scene.name} has ${picture.length} bytes, more than ${MAX_BYTES}.`);
      const file = scene.ofDialog ?? `docs/pictures/${scene.name}.png`;
      await writeFile(join(workspaceRoot, file), picture);
      say(`${file} (${Math.round(picture.length / 1000)} kB)`);
    }
  });
} finally {
  for (const last of leave.toReversed()) await last();
}

async function take(browser: Browser, origin: string, scene: Scene): Promise<Buffer> {
  const { person, path, width = 1280, height = 800, isDark = false, ofDialog, until } = scene;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  try {
    if (person !== undefined) await signInOn(context, origin, person);
    const page = await context.newPage();
    await page.goto(origin + path);
    await until(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    return await (ofDialog ? page.getByRole('dialog').screenshot({ type: 'jpeg', quality: 82 }) : page.screenshot());
  } finally {
    await context.close();
  }
}
