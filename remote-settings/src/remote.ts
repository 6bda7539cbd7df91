import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    company: () => import('./pages/company-page'),
    personal: () => import('./pages/personal-page'),
    explanations: () => import('./pages/explanations-page'),
    account: () => import('./pages/account-page'),
  },
});
