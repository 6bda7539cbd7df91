import { renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import MessagesPage from './messages-page';
import NewConversationPage from './new-conversation-page';

test('Messages says what is not built yet, and what works so far', () => {
  renderPage(<MessagesPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(screen.getByText(/Conversations are not part of Keydate yet\. What works so far:/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('New Conversation says so too, and links back to the dashboard', () => {
  renderPage(<NewConversationPage />);

  expect(screen.getByText(/Conversations are not part of Keydate yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
});
