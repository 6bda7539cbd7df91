import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../ports/clock';
import type { Inbox, KeptMail } from '../ports/mailer';

const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
});

/** The developer's inbox: every mail is a JSON file in `folder`. */
export async function folderInbox(folder: string, clock: Clock): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const mails: KeptMail[] = [];
  for (const file of await readdir(folder)) {
    const read = keptMail.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (read.success) mails.push(read.data);
  }
  mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  return {
    send: async (mail) => {
      const kept = { id: randomUUID(), ...mail, sentAt: clock.now().toISOString() };
      await writeFile(join(folder, `${kept.id}.json`), JSON.stringify(kept));
      mails.unshift(kept);
    },
    list: async (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    close: async () => undefined,
  };
}
