import { Avatar, DeadlineRow, Icon, Logo, Stack, tokens } from '@keydate/ui';
import { CircleCheck, FileText } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { DeadlinesPicture } from './deadlines-picture';
import { Sheet, SheetHead } from './sheet';

export type PictureName = keyof typeof copy.sentences;

const { mail, person, lender, password, terms, company } = copy;

const PICTURES: Record<PictureName, () => ReactNode> = {
  deadlines: DeadlinesPicture,
  roles: () => (
    <Sheet>
      <Stack>
        <PersonLine name={person.name} role={person.role} />
        <PersonLine {...lender} />
      </Stack>
      <Dates>
        {copy.rows.slice(1).map((row) => (
          <DeadlineRow key={row.title} {...row} />
        ))}
      </Dates>
    </Sheet>
  ),
  mail: () => (
    <Sheet>
      <SheetHead>
        <Avatar name={mail.from} />
        <div>
          <strong>{mail.subject}</strong>
          <span>{mail.from}</span>
        </div>
        <span>{mail.when}</span>
      </SheetHead>
    </Sheet>
  ),
  password: () => (
    <Sheet>
      <SheetHead>
        <Avatar name={person.name} />
        <div>
          <strong>{person.name}</strong>
          <span>{password.email}</span>
        </div>
      </SheetHead>
      <Dots>{password.dots}</Dots>
      <Colored>{password.button}</Colored>
    </Sheet>
  ),
  terms: () => (
    <Sheet>
      <SheetHead>
        <Icon of={FileText} />
        <div>
          <strong>{terms.title}</strong>
          <span>{terms.accepted}</span>
        </div>
        <Icon of={CircleCheck} />
      </SheetHead>
      <Paragraph>
        <i />
        <i />
        <i />
      </Paragraph>
    </Sheet>
  ),
  person: () => (
    <Sheet>
      <PersonLine name={person.name} role={person.role} size={64} />
      <Message>{person.message}</Message>
    </Sheet>
  ),
  company: () => (
    <Sheet>
      <SheetHead>
        <Avatar name={company.name} />
        <div>
          <strong>{company.name}</strong>
          <span>{company.website}</span>
        </div>
        <Logo />
      </SheetHead>
      <Colored>{company.button}</Colored>
    </Sheet>
  ),
  team: () => (
    <Sheet>
      <Stack>
        {[person, ...copy.team].map(({ name, role }) => (
          <PersonLine key={name} name={name} role={role} />
        ))}
      </Stack>
    </Sheet>
  ),
};

interface PersonLineProps {
  name: string;
  role: string;
  size?: number;
}

function PersonLine({ name, role, size }: PersonLineProps) {
  return (
    <SheetHead>
      <Avatar name={name} size={size} />
      <div>
        <strong>{name}</strong>
        <span>{role}</span>
      </div>
    </SheetHead>
  );
}

/** Decoration that fits the step: something of the product that the step leads to. */
export function StepPicture({ of }: { of: PictureName }) {
  const Picture = PICTURES[of];
  return <Picture />;
}

const Dates = styled.div`
  margin-top: ${tokens.gap[16]};
`;

const Dots = styled.p`
  margin-top: ${tokens.gap[16]};
  padding: ${tokens.gap[8]} ${tokens.gap[16]};
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.control};
  letter-spacing: 0.2em;
`;

/** Lines of a text too small to read. */
const Paragraph = styled.div`
  display: grid;
  gap: ${tokens.gap[8]};
  margin-top: ${tokens.gap[16]};

  i {
    height: ${tokens.gap[8]};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.sunken};
  }

  i:last-child {
    width: 60%;
  }
`;

const Message = styled.p`
  margin-top: ${tokens.gap[16]};
  padding: ${tokens.gap[12]} ${tokens.gap[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.sunken};
`;

const Colored = styled.div`
  margin-top: ${tokens.gap[16]};
  padding: ${tokens.gap[8]} ${tokens.gap[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  text-align: center;
  font-weight: 550;
`;
