import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayAt, dayToSql } from '@keydate/domain/calendar-day';
import { DAY_MS } from '@keydate/domain/durations';
import { timeInCell } from '@keydate/domain/time-of-day';
import { timeZoneOfProperty } from '@keydate/domain/us-states';
import type { Tx } from '../db/database';
import {
  closingOf,
  findOrInsertClient,
  insertDates,
  insertTransaction,
  nextDueOf,
  type TransactionDate,
} from '../transactions';
import { insertPicture, pictureFile } from '../accounts';
import type { FileStore } from '../ports/file-store';
import type { DemoTransaction } from './transactions';
import { demoId, demoName } from './people';

/** Nobody has checked off deadlines that passed within these days. */
const DAYS_UNCHECKED = 2;
const STATE = 'Colorado';
const COMPANY = 'demo-company-realtor';

export interface DemoSurroundings {
  now: Date;
  files: FileStore;
  /** The folder of the clients' pictures. */
  pictures: string;
}

/** A transaction of the demo with its client; its days lie around today. */
export async function enterDemoTransaction(
  tx: Tx,
  demo: DemoTransaction,
  { now, files, pictures }: DemoSurroundings,
): Promise<void> {
  const {
    client: contact,
    owner,
    dates,
    timeOfDay: timeWords = '',
    enteredAgo,
    street,
    city,
    zipcode,
    contractType,
    status,
  } = demo;
  const createdAt = new Date(now.getTime() - enteredAgo * DAY_MS);
  const pictureId = contact.picture ? `demo-${contact.picture}` : null;
  const { fullName, email, phone } = contact;
  const greeting = { greetedAt: createdAt, greetedById: demoId(owner) };
  const { client, isNew } = await findOrInsertClient(tx, {
    id: randomUUID(),
    companyId: COMPANY,
    fullName,
    email,
    phone,
    pictureId,
    createdAt,
    ...greeting,
  });
  if (isNew && contact.picture && pictureId) {
    await files.write(pictureFile(pictureId), await readFile(join(pictures, `${contact.picture}.webp`)));
    await insertPicture(tx, { id: pictureId, companyId: COMPANY, createdAt });
  }
  const id = randomUUID();
  const place = { street, city, state: STATE, zipcode, country: 'USA' };
  const people = {
    companyId: COMPANY,
    ownerId: demoId(owner),
    createdById: demoId(owner),
    changedById: null,
    clientId: client.id,
  };
  const notice = { notificationType: 'hours', notificationValue: 6 } as const;
  const today = dayAt(now, timeZoneOfProperty({ state: STATE, zipcode }));
  const request = { requestId: null, requestDigest: null };
  const rows = Object.entries(dates).map(([title, inDays], position): TransactionDate => {
    const day = addDays(today, inDays);
    return {
      id: randomUUID(),
      transactionId: id,
      position,
      day: dayToSql(day),
      title,
      formerTitle: '',
      description: '',
      words: '',
      follows: false,
      done:
        inDays < -DAYS_UNCHECKED
          ? { by: { id: demoId(owner), fullName: demoName(owner) }, at: now, as: 'done', note: '' }
          : null,
    };
  });
  await insertTransaction(tx, {
    id,
    ...people,
    ...place,
    ...notice,
    furtherLeads: [],
    leadsOfDates: {},
    ...request,
    timeOfDay: timeInCell(timeWords),
    acceptanceTime: null,
    counting: null,
    contractType,
    status,
    clientType: 'Yes',
    version: 1,
    nextDue: nextDueOf(status, rows),
    ...closingOf(rows),
    noLoan: false,
    disclosureWas: null,
    createdAt,
  });
  await insertDates(tx, rows);
}
