import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: { subscription: () => import('./pages/subscription-page') },
  slots: {
    subscribeDialog: () => import('./slots/subscribe-dialog'),
    planNotice: () => import('./slots/plan-notice'),
  },
});
