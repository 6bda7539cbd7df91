/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCard } from '@keydate/contracts/registry';
import { aRegistry } from './a-registry';

const root = join(__dirname, '../../../..');
const cards = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => remoteCard.parse(JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8'))));

/** The product's site: the card of every remote in the checkout. For unit tests, which alone can read files. */
export const keydateSite = aRegistry(...cards);
