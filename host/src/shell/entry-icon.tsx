import { Icon } from '@keydate/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { NavigationItem } from './navigation';

// most visits have no entry of a remote
const NamedIcon = lazy(() =>
  import('./named-icon').then(
    ({ NamedIcon: Named }) => ({ default: Named }),
    () => ({ default: NoIcon }),
  ),
);

/** The icon of an entry: one of the host's, one by its name, or a file of its remote, drawn in the color of the text. */
export function EntryIcon({ of: icon }: { of: NavigationItem['icon'] }) {
  if (icon.kind === 'own') return <Icon of={icon.glyph} />;
  if (icon.kind === 'drawn') return <Drawn style={{ maskImage: `url("${icon.address}")` }} />;
  return (
    <Suspense fallback={<NoIcon />}>
      <NamedIcon name={icon.name} />
    </Suspense>
  );
}

function NoIcon() {
  return <Space />;
}

const Space = styled.i`
  width: 20px;
  height: 20px;
`;

const Drawn = styled(Space)`
  background: currentcolor;
  mask: center / contain no-repeat;
`;
