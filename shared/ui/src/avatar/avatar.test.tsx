import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

const picture = () => document.querySelector('img');

test('a person with a picture is shown by it, 38 px wide by default', () => {
  render(<Avatar src="/people/rosa.webp" name="Rosa Ibarra" />);

  expect(picture()).toHaveAttribute('src', '/people/rosa.webp');
  expect(picture()).toHaveAttribute('width', '38');
});

test('a picture that fails is hidden, and the initials are shown', () => {
  render(<Avatar src="/gone.webp" name="Rosa Ibarra" />);

  fireEvent.error(picture() as Element);

  expect(picture()).not.toBeInTheDocument();
  expect(screen.getByText('RI')).toBeInTheDocument();
});

test('another picture after a failed one is tried', () => {
  const { rerender } = render(<Avatar src="/gone.webp" name="Rosa Ibarra" />);
  fireEvent.error(picture() as Element);

  rerender(<Avatar src="/here.webp" name="Rosa Ibarra" />);

  expect(picture()).toHaveAttribute('src', '/here.webp');
});

test('without a name a silhouette is shown', () => {
  const { container } = render(<Avatar />);

  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('an avatar without a name beside it can have an accessible name', () => {
  render(<Avatar name="Rosa Ibarra" alt="Rosa Ibarra" />);

  expect(screen.getByRole('img', { name: 'Rosa Ibarra' })).toBeInTheDocument();
});
