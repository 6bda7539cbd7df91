import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, workspaceRoot } from '@keydate/tooling/workspace';
import { miniShellScreen } from '../../screens/mini-shell-screen';
import { expect, test } from '../../standalone-test';
import { billing } from './dialogs/billing';
import { messaging } from './dialogs/messaging';
import { settings } from './dialogs/settings';
import { transactions } from './dialogs/transactions';
import { expectGoodLooks } from './expect-good-looks';
import { focusUnseen } from './focus-unseen';
import { withoutTransitions } from './without-transitions';

const TOURS = { billing, messaging, settings, transactions };

/** Dialogs that no remote alone can show, and the spec that looks at each in both themes. */
const ELSEWHERE = {
  'remote-billing/src/features/buy-plan/processing.tsx': 'billing/payments.nightly.spec.ts',
  'remote-billing/src/features/pick-plan/pick-plan.tsx': 'transactions/active-limit.nightly.spec.ts',
  'remote-billing/src/slots/subscribe-elsewhere.tsx': 'transactions/active-limit.nightly.spec.ts',
  'remote-transactions/src/features/create-transaction/dates-step/contract-upload.tsx': 'transactions/scan.spec.ts',
  'shared/forms/src/later/not-loaded.tsx': 'platform/a-dialog-whose-code-is-missing.nightly.spec.ts',
};

// the control that opens a dialog is there at once, or something is wrong
// no trace: a message names the dialog, which opens with `npm run qa`, and a record would take longer than the checks
test.use({ actionTimeout: 20_000, trace: 'off' });

const DRAWS_A_DIALOG = /<(?:Confirm)?Dialog\s|role="(?:alert)?dialog"/;

for (const [remote, tours] of Object.entries(TOURS)) {
  test(`every dialog of ${remote} passes axe and fits at both widths in both themes, and shows the focus`, async ({
    page,
    serveStandalone,
  }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 1800, height: 1200 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await withoutTransitions(page);
    await page.goto(await serveStandalone(remote));
    const desk = miniShellScreen(page);
    const { stage } = desk;
    await expect(desk.world).toBeVisible({ timeout: 60_000 });
    for (const { world, stops } of tours) {
      // stays in the open desk: a reload takes longer than the check of a dialog
      await desk.world.selectOption(world);
      for (const { title, open } of stops) {
        await open(stage);
        const named = { name: title, exact: true };
        await expect(stage.getByRole('dialog', named).or(stage.getByRole('alertdialog', named))).toBeVisible();
        const frame = await (await stage.owner().elementHandle()).contentFrame();
        if (!frame) throw new Error(`The world ${world} has no frame.`);
        await expectGoodLooks(page, frame, `${world}: ${String(title)}`);
        await page.keyboard.press('Tab');
        await expect
          .poll(() => focusUnseen(frame), {
            message: `${world}: ${String(title)}: what does not show that it has the focus`,
          })
          .toEqual([]);
      }
    }
  });
}

test('no dialog is left out', () => {
  const drawn = ['host', 'shared/forms', 'shared/shell', ...remoteNames().map((name) => `remote-${name}`)]
    .flatMap((room) =>
      readdirSync(join(workspaceRoot, room, 'src'), { recursive: true }).map((file) => `${room}/src/${String(file)}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => DRAWS_A_DIALOG.test(readFileSync(join(workspaceRoot, file), 'utf8')));
  const toured = Object.entries(TOURS).flatMap(([remote, tours]) =>
    tours.flatMap(({ stops }) => stops.map(({ file }) => `remote-${remote}/src/${file}`)),
  );
  expect([...new Set([...toured, ...Object.keys(ELSEWHERE)])].toSorted()).toEqual(drawn.toSorted());

  const withoutBoth = Object.values(ELSEWHERE).filter(
    (spec) =>
      !readFileSync(join(import.meta.dirname, '..', spec), 'utf8').includes('expectAccessibleInBothThemes(page)'),
  );
  expect(withoutBoth).toEqual([]);
});
