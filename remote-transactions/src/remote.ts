import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    transaction: () => import('./pages/transaction-page'),
    calendar: () => import('./pages/calendar-page'),
    notifications: () => import('./pages/notifications-page'),
  },
  slots: {
    topBarSearch: () => import('./slots/top-bar-search'),
    topBarBell: () => import('./slots/top-bar-bell'),
  },
});
