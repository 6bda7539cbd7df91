import { Skeleton, VisuallyHidden } from '@keydate/ui';
import { copy } from './copy';
import { GroupBox, GroupHead, LineBox, Lines, Panel, Title } from './due.styles';
import { Where } from '../../ui/where.styles';

/** Placeholders while the list loads. */
export function DueSkeleton() {
  return (
    <Panel aria-busy="true">
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <h2>{copy.title}</h2>
      <GroupBox as="div">
        <GroupHead>
          <Skeleton width="96px" height="20px" />
        </GroupHead>
        <Lines>
          {['first', 'second', 'third'].map((key) => (
            <LineBox key={key} $isDone={false}>
              <Title>
                <Skeleton width="60%" height="20px" />
              </Title>
              <Where>
                <Skeleton width="80%" height="16px" />
              </Where>
            </LineBox>
          ))}
        </Lines>
      </GroupBox>
    </Panel>
  );
}
