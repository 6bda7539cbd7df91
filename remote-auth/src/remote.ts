import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    signIn: () => import('./pages/sign-in-page'),
    signUp: () => import('./pages/sign-up-page'),
    password: () => import('./pages/password-page'),
    terms: () => import('./pages/terms-page'),
    picture: () => import('./pages/picture-page'),
    resetPassword: () => import('./pages/reset-password-page'),
    company: () => import('./pages/company-page'),
    lenderInvitation: () => import('./pages/lender-invitation-page'),
  },
  slots: {
    termsNotice: () => import('./slots/terms-notice'),
  },
});
