import { render } from '@testing-library/react';
import { UnbrokenDays } from './unbroken-days';

test.each([
  ['Answer by 06-10-2026, please.', ['06-10-2026']],
  ['From Wed 06-10-2026 to Thursday, 06-11-2026.', ['Wed 06-10-2026', 'Thursday, 06-11-2026']],
  ['06-10-2026', ['06-10-2026']],
  ['Reminder Wed 06-10, 11:00 AM Denver time', ['Wed 06-10']],
  ['Room 12-14 is free on Sun.', []],
  ['On Sunday we call 303-555-0142.', []],
])('in “%s” no line ends inside a day, and the words stay as they are', (text, days) => {
  const { container } = render(<UnbrokenDays text={text} />);

  expect(container).toHaveTextContent(text);
  const unbroken = [...container.querySelectorAll('span')];
  expect(unbroken.map(({ textContent }) => textContent)).toEqual(days);
  for (const day of unbroken) expect(day).toHaveStyle({ whiteSpace: 'nowrap' });
});
