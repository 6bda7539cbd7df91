import { MESSAGE_TOO_LONG } from './chat-events';
import { MESSAGE_MAX } from './limits';

test('the sentence for a long message names the limit', () => {
  expect(MESSAGE_TOO_LONG).toContain(`${MESSAGE_MAX.toLocaleString('en-US')} characters`);
});
