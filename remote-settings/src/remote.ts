import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: { setting: () => import('./pages/setting-page') },
});
