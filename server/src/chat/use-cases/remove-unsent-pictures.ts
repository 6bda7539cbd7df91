import type { Tools } from '../../tools';
import { chatPictureFile } from '../chat-picture-file';
import { deleteChatPicture, findUnsentPictures, lockChatPicture } from '../chat-pictures.repository';

/** Removes pictures that were uploaded before a moment and never sent, each with its file. */
export async function removeUnsentPictures({ db, files }: Pick<Tools, 'db' | 'files'>, before: Date): Promise<void> {
  for (const id of await findUnsentPictures(db, before)) {
    await db.transaction(async (tx) => {
      const picture = await lockChatPicture(tx, id);
      // it may have been sent since
      if (picture?.sentAt !== null) return;
      await files.remove(chatPictureFile(id));
      await deleteChatPicture(tx, id);
    });
  }
}
