import { renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { RouteContent } from './route-content';

test('a page of a remote that this page does not carry is loaded from the server', () => {
  const reload = jest.fn();
  const page = {
    remote: 'reports',
    path: '/reports',
    audiences: ['member'],
    title: 'Reports',
    isElsewhere: true,
  } as const;

  renderPage(
    <RouteContent
      route={{ kind: 'page', page }}
      userId="7"
      fallback={<p>Loading</p>}
      onReady={() => undefined}
      reload={reload}
    />,
  );

  expect(screen.getByText('Loading')).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});
