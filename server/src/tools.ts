import type { Config } from './config';
import type { Database } from './db/database';
import type { Background } from './jobs/background';
import type { Clock, SettableClock } from './ports/clock';
import type { FileStore } from './ports/file-store';
import type { Inbox, Mailer } from './ports/mailer';
import type { PasswordHasher } from './ports/password-hasher';
import type { PictureEncoder } from './ports/picture-encoder';
import type { TextRecognition } from './ports/text-recognition';

/** What use cases work with. A use case takes the few it needs: `Pick<Tools, 'db' | 'clock'>`. */
export interface Tools {
  config: Config;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  files: FileStore;
  pictures: PictureEncoder;
  passwords: PasswordHasher;
  recognition: TextRecognition;
  background: Background;
  /** What only the demo has: nobody can reach it in production. */
  demo: { clock: SettableClock; inbox: Inbox } | null;
}
