import { pageShape } from '@keydate/contracts/registry';
import { render, screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';

test.each(pageShape.options)('the shape of %s is its own, below the title of the page', (shape) => {
  const { container } = render(<PageSkeleton title="Setting" shape={shape} />);
  const look = container.innerHTML;

  expect(screen.getByRole('status', { name: 'Loading Setting' })).toHaveTextContent('Setting');
  for (const other of pageShape.options.filter((one) => one !== shape)) {
    const { container: another } = render(<PageSkeleton title="Setting" shape={other} />);
    expect(another.innerHTML).not.toBe(look);
  }
});
