import type { Theme } from '@keydate/contracts/theme';
import { Button, Cluster, tokens } from '@keydate/ui';
import { styled } from 'styled-components';
import { VIEWERS, type Viewer } from '../../worlds/viewers';
import { worldBeginning } from '../../worlds/world-clock';
import { STAGE_WIDTHS } from '../situation';
import { Choice } from './choice';
import type { Desk } from './desk';
import { useDesk } from './use-desk';

const DENVER = 'America/Denver';

const VIEWER_LABELS: Record<Viewer, string> = {
  visitor: 'Visitor, signed out',
  withoutCompany: 'Without a company',
  SuperRealtor: 'Realtor (SuperRealtor)',
  SuperLender: 'Lender (SuperLender)',
  Agent: 'Agent',
  Employee: 'Employee',
};

const THEME_LABELS: Record<Theme, string> = { system: 'As this device', light: 'Light', dark: 'Dark' };
const THEMES = ['system', 'light', 'dark'] as const satisfies Theme[];

/** Which world, seen by whom, how wide, in which theme; and what there is to see in it. */
export function Setting({ desk }: { desk: Desk }) {
  const { world, viewer, width, theme } = useDesk(desk);
  const plan = desk.worlds[world];
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
        onChoose={(chosen) => desk.look({ width: chosen })}
      />
      <Choice
        label="Theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
        onChoose={(chosen) => desk.look({ theme: chosen })}
      />
      <Cluster>
        <Button variant="secondary" onClick={() => desk.start({ world, viewer })}>
          Start again
        </Button>
      </Cluster>
      <Note>
        {plan?.note} It begins on {beginning(plan?.begins)}.
      </Note>
    </Bar>
  );
}

function beginning(moment?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: DENVER }).format(
    worldBeginning(moment),
  );
}

const Bar = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(140px, 240px)) auto;
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
