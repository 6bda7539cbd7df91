import { Button, Cluster, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { VIEWERS, type Viewer } from '../../worlds/viewers';
import { Choice } from './choice';
import type { Desk } from './desk';
import { useDesk } from './use-desk';

interface SettingProps {
  desk: Desk;
  width: StageWidth;
  onWidth: (width: StageWidth) => void;
}

export const STAGE_WIDTHS = ['full', '1920', '1280', '768', '390', '320'] as const;
export type StageWidth = (typeof STAGE_WIDTHS)[number];

const VIEWER_LABELS: Record<Viewer, string> = {
  visitor: 'Visitor, signed out',
  withoutCompany: 'Without a company',
  SuperRealtor: 'Realtor (SuperRealtor)',
  SuperLender: 'Lender (SuperLender)',
  Agent: 'Agent',
  Employee: 'Employee',
};

/** Which world, seen by whom, how wide; and what there is to see in it. */
export function Setting({ desk, width, onWidth }: SettingProps) {
  const { world, viewer } = useDesk(desk);
  const plans = Object.entries(desk.worlds);
  return (
    <Bar aria-label="Setting">
      <Choice
        label="World"
        value={world}
        options={plans.map(([value, { title }]) => ({ value, label: title }))}
        onChoose={(chosen) => desk.start({ world: chosen })}
      />
      <Choice
        label="Seen by"
        value={viewer}
        options={VIEWERS.map((value) => ({ value, label: VIEWER_LABELS[value] }))}
        onChoose={(chosen) => desk.start({ world, viewer: chosen })}
      />
      <Choice
        label="Width"
        value={width}
        options={STAGE_WIDTHS.map((value) => ({
          value,
          label: value === 'full' ? 'As wide as there is room' : `${value} px`,
        }))}
        onChoose={onWidth}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => desk.start({ world, viewer })}>
          Start again
        </Button>
      </Cluster>
      <Note>{desk.worlds[world]?.note}</Note>
    </Bar>
  );
}

const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(160px, 260px)) auto;
  align-items: end;
  gap: ${tokens.gap[8]} ${tokens.gap[16]};

  @media (max-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
`;
