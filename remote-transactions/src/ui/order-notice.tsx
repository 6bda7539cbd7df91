import type { OrderWarning } from '@keydate/domain/order-of-days';
import { Notice, UnbrokenDays } from '@keydate/ui';
import { styled } from 'styled-components';
import { copy } from './copy';

/** The days that are odd next to each other, one in a line. They are only remarked on. */
export function OrderNotice({ warnings }: { warnings: readonly OrderWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={copy.checkOrder}>
      <Lines>
        {warnings.map(({ words }) => (
          <li key={words}>
            <UnbrokenDays text={words} />
          </li>
        ))}
      </Lines>
      {copy.orderMayBeMeant}
    </Notice>
  );
}

const Lines = styled.ul`
  overflow-wrap: anywhere;
`;
