import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    transaction: () => import('./pages/transaction-page'),
  },
  slots: {
    topBarSearch: () => import('./slots/top-bar-search'),
  },
});
