import type { FrameLocator, Page } from '@playwright/test';

/** The conversations, the open one, and choosing whom to write to (spec § 2.10, § 2.11). */
export function messagesScreen(page: Page | FrameLocator) {
  const thread = page.getByRole('log');
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Messages' }),
    newConversation: page.getByRole('link', { name: 'New Conversation' }),
    tab: (name: string) => page.getByRole('tab', { name }),
    person: (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }),
    thread,
    message: (words: string) => thread.getByText(words, { exact: true }),
    state: (name: 'Sent' | 'Delivered') => thread.getByText(name, { exact: true }),
    composer: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send' }),
    file: page.getByTestId('picture-file'),
    preview: page.getByRole('img', { name: 'The picture that will be sent' }),
    picture: page.getByRole('button', { name: /^Open the picture/ }),
    fullPicture: page.getByRole('dialog').getByRole('img'),
    loadingOlder: page.getByRole('status', { name: 'Loading older messages' }),
    newMessages: page.getByRole('button', { name: /^\d+ new messages?$/ }),
    back: page.getByRole('link', { name: 'Back to the conversations' }),
    reconnect: page.getByRole('button', { name: 'Reconnect' }),
    retry: thread.getByRole('button', { name: 'Retry' }),
    connected: page.getByText('Connected', { exact: true }),
    unread: page.getByRole('navigation', { name: 'Main' }).getByRole('status'),
    toTheEnd: page.getByRole('button', { name: 'To the newest message' }),
    select: page.getByText('Select a conversation to start chatting'),
  };
}
