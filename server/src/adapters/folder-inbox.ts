import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
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
  messageId: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** The developer's inbox: every mail is a JSON file in `folder`. Other files there stay untouched. */
export async function folderInbox(folder: string, clock: Clock): Promise<Inbox> {
  await mkdir(folder, { recursive: true });
  const mails: KeptMail[] = [];
  for (const file of await readdir(folder)) {
    const mail = file.endsWith('.json') ? await readMail(join(folder, file)) : null;
    if (mail) mails.push(mail);
  }
  mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  return {
    domain: 'localhost',
    send: async (mail) => {
      const kept = { id: randomUUID(), ...mail, sentAt: clock.now().toISOString() };
      await writeFileAtomic(join(folder, `${kept.id}.json`), JSON.stringify(kept));
      mails.unshift(kept);
    },
    list: async (to) => mails.filter((mail) => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    close: async () => undefined,
  };
}

async function readMail(path: string): Promise<KeptMail | null> {
  try {
    return keptMail.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
