import { aThread } from '@keydate/testing/builders/threads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installMessages, marisol, message, wren } from '../../test/open-messages';
import MessagesPage from './messages-page';

const open = installMessages();
const PAGE = { message_content: 'The page.', url: '/files/chat/page.webp', picture: { width: 1575, height: 2048 } };

/** A photographed page, opened in a window in which it fits at 461 by 600 px: jsdom has no sizes. */
async function openPicture() {
  const opened = open(<MessagesPage />, { threads: [aThread({ between: [wren, marisol], written: [PAGE] })] });
  await message('The page.');
  await opened.user.click(await screen.findByRole('button', { name: /^Open the picture/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const picture = await dialog.findByRole<HTMLImageElement>('img');
  const stage = dialog.getByRole('group', { name: /^Picture\. Zoom/ });
  give(picture, { naturalWidth: 1575, naturalHeight: 2048, offsetWidth: 461, offsetHeight: 600 });
  give(stage, { clientWidth: 1000, clientHeight: 600 });
  fireEvent.load(picture);
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(picture.parentElement?.style.transform ?? '')?.[1]);
  const isWhole = () => waitFor(() => expect(scale()).toBe(1));
  const isEnlarged = () => waitFor(() => expect(scale()).toBeGreaterThan(1.2));
  await waitFor(() => expect(scale()).not.toBeNaN());
  return { ...opened, dialog, stage, scale, isWhole, isEnlarged };
}

function give(element: HTMLElement, sizes: Record<string, number>): void {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
}

test('a picture opens as wide as the window, so that a page can be read, with its top in view', async () => {
  const { stage, scale } = await openPicture();
  await waitFor(() => expect(scale() * 461).toBeCloseTo(1000));
  expect(stage).toHaveFocus();
  const moved = /translate\(0px, ([\d.]+)px\)/;
  await waitFor(() => expect(stage.firstElementChild).toHaveAttribute('style', expect.stringMatching(moved)));
});

test('it is zoomed by keys, by buttons, by the wheel and by a double press', async () => {
  const { user, dialog, stage, isWhole, isEnlarged } = await openPicture();
  await user.keyboard('0');
  await isWhole();
  await user.keyboard('+');
  await isEnlarged();
  await user.keyboard('--');
  await isWhole();
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  await isEnlarged();
  await user.click(dialog.getByRole('button', { name: 'Whole picture' }));
  await isWhole();
  for (let notch = 0; notch < 3; notch++) fireEvent.wheel(stage, { deltaY: -100 });
  await isEnlarged();
  await user.dblClick(stage);
  await isWhole();
  await user.dblClick(stage);
  await isEnlarged();
});

test('it can be downloaded, and opened in a tab of its own that cannot reach this one', async () => {
  const { dialog } = await openPicture();
  const address = expect.stringMatching(/\/files\/chat\/page\.webp$/) as string;
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', address);
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  const tab = dialog.getByRole('link', { name: 'Open in a tab' });
  expect(tab).toHaveAttribute('href', address);
  expect(tab).toHaveAttribute('target', '_blank');
  expect(tab).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
