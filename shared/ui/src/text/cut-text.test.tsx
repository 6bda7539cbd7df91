import { render, screen } from '@testing-library/react';
import { CutText } from './cut-text';

test('a cut text is heard and hovered in full', () => {
  render(
    <p>
      <CutText text="Inspection Objection Deadline" longest={20} kept={17} />
    </p>,
  );

  expect(screen.getByText('Inspection Objection Deadline')).toBeInTheDocument();
  expect(screen.getByTitle('Inspection Objection Deadline')).toBeInTheDocument();
  expect(screen.getByText('Inspection Object…')).toHaveAttribute('aria-hidden', 'true');
});

test('a short text stands alone, without a tooltip', () => {
  render(
    <p>
      <CutText text="Closing Date" longest={20} kept={17} />
    </p>,
  );

  expect(screen.getByText('Closing Date')).toBeInTheDocument();
  expect(screen.queryByTitle('Closing Date')).not.toBeInTheDocument();
});
