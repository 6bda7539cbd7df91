import { act, screen, waitFor } from '@testing-library/react';
import { composer, isConnected, message } from '../../test/open-messages';
import { openWhileUploading, sentIds, storedWords } from '../../test/slow-pictures';

test('a picture is uploaded and sent once, though the connection breaks and is back meanwhile', async () => {
  const opened = await openWhileUploading();
  act(() => opened.server.sockets.setStatus('error'));
  act(() => opened.server.sockets.setStatus('connected'));
  await isConnected();

  opened.letThrough[0]?.();

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.']));
  await message('The roof.');
  expect(opened.letThrough).toHaveLength(1);
  expect(sentIds(opened)).toHaveLength(1);
});

test('a picture that is open at full size stays open when its message is stored', async () => {
  const opened = await openWhileUploading();
  await opened.user.click(await screen.findByRole('button', { name: /^Open the picture/ }));
  await screen.findByRole('dialog');

  opened.letThrough[0]?.();

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.']));
  await opened.user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await message('The roof.');
});

test('a text that is sent after a picture comes after it, however long that takes', async () => {
  const opened = await openWhileUploading();
  await opened.user.type(await composer(), 'After.{Enter}');
  await message('After.');

  opened.letThrough[0]?.();

  await waitFor(() => expect(storedWords(opened)).toEqual(['Not yet.', 'The roof.', 'After.']));
});
