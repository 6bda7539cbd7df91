import { describeWorlds } from '@keydate/testing/jest/describe-worlds';
import card from '../remote.json' with { type: 'json' };
import { worlds } from './worlds';

describeWorlds(worlds, card);
