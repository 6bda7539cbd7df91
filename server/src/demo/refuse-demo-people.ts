import type { Queries } from '../db/database';
import { findPerson } from '../accounts';
import { StartRefused } from '../startup/start-refused';
import { DEMO_PEOPLE, demoId } from './people';

/** Throws StartRefused if the database contains people of the demo, as whom everybody could sign in. */
export async function refuseDemoPeople(db: Queries): Promise<void> {
  for (const { name } of DEMO_PEOPLE) {
    if (await findPerson(db, demoId(name))) {
      throw new StartRefused(
        'The database at DATABASE_URL holds the demo, whose passwords everybody knows. Production needs another one.',
      );
    }
  }
}
