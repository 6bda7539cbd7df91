import { render, screen } from '@testing-library/react';
import { ShownAddress } from './shown-address';

const linkAt = (url: string) => {
  render(<ShownAddress url={url} />);
  return screen.queryByRole('link', { name: 'Open in Apple Calendar or Outlook' });
};

test('calendar programs open the address by webcal, which keeps its token secret', () => {
  expect(linkAt('https://keydate.example/calendar.ics?token=a')).toHaveAttribute(
    'href',
    'webcal://keydate.example/calendar.ics?token=a',
  );
});

test('without HTTPS the address is offered for copying alone', () => {
  expect(linkAt('http://localhost:3000/calendar.ics?token=a')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
