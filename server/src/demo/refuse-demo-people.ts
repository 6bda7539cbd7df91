import type { Queries } from '../db/database';
import { findPerson } from '../accounts';
import { OperationRefused } from '../db/backup/operation-refused';
import { DEMO_PEOPLE, demoId } from './people';

/** Throws OperationRefused if the database contains people of the demo, as whom everybody could sign in. */
export async function refuseDemoPeople(db: Queries): Promise<void> {
  for (const { name } of DEMO_PEOPLE) {
    if (await findPerson(db, demoId(name))) {
      throw new OperationRefused(
        'The database at DATABASE_URL holds the demo, whose passwords everybody knows. Production needs another one.',
      );
    }
  }
}
