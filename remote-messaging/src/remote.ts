import { defineRemote } from '@keydate/client';
import card from '../remote.json';

export default defineRemote(card, {
  pages: {
    messages: () => import('./pages/messages-page'),
    newConversation: () => import('./pages/new-conversation-page'),
  },
  slots: { sidebarMessages: () => import('./slots/sidebar-messages') },
});
