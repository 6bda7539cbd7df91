import { useNameOfPage } from '@keydate/client';
import { render } from '@testing-library/react';
import { usePageTitle } from './use-page-title';

function Named({ name }: { name: string }) {
  useNameOfPage(name);
  return null;
}

function Shell({ title, name }: { title?: string; name?: string }) {
  usePageTitle(title);
  return name === undefined ? null : <Named key={name} name={name} />;
}

test('the title of the tab begins with the name of what the page shows, for as long as it is shown', () => {
  const { rerender } = render(<Shell title="Transaction" />);
  expect(document.title).toBe('Transaction · Keydate');

  rerender(<Shell title="Transaction" name="Rosa Ibarra" />);
  expect(document.title).toBe('Rosa Ibarra · Transaction · Keydate');
  rerender(<Shell title="Transaction" name="Tobias Lund" />);
  expect(document.title).toBe('Tobias Lund · Transaction · Keydate');

  rerender(<Shell title="Dashboard" />);
  expect(document.title).toBe('Dashboard · Keydate');
});

test('a page without a title of its own has the product’s', () => {
  render(<Shell />);

  expect(document.title).toBe('Keydate');
});
