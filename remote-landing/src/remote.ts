import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    home: () => import('./pages/home-page'),
    privacyPolicy: () => import('./pages/privacy-policy-page'),
    unsubscribe: () => import('./pages/unsubscribe-page'),
  },
});
