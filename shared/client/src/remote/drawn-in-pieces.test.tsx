import { waitFor } from '@testing-library/react';
import { drawnInPieces } from './drawn-in-pieces';

// as in a page: act() would draw everything at once
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const PARTS = 40;

/** Two milliseconds of work, as a card takes on a slow phone. */
function work() {
  const began = performance.now();
  while (performance.now() - began < 2);
}

function Card({ onDrawn }: { onDrawn: () => void }) {
  work();
  onDrawn();
  return <li />;
}

test('between two pieces of a page the browser does what else it has to do', async () => {
  const container = document.createElement('ul');
  const root = drawnInPieces.createRoot(container);
  let drawn = 0;
  const seen: number[] = [];
  const look = () => {
    seen.push(drawn);
    if (drawn < PARTS) setTimeout(look);
  };

  root.render(Array.from({ length: PARTS }, (_, at) => <Card key={at} onDrawn={() => (drawn += 1)} />));
  setTimeout(look);
  await waitFor(() => expect(container.children).toHaveLength(PARTS));

  expect(seen.filter((count) => count > 0 && count < PARTS)).not.toHaveLength(0);
  root.unmount();
  expect(container).toBeEmptyDOMElement();
});
