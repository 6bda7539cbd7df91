import { Avatar, Logo, tokens } from '@keydate/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { DeadlinesPicture } from './deadlines-picture';
import { Sheet, SheetHead } from './sheet';

export type PictureName = keyof typeof copy.sentences;

const { mail, person, company } = copy;

const PICTURES: Record<PictureName, () => ReactNode> = {
  deadlines: DeadlinesPicture,
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
  person: () => (
    <Sheet>
      <SheetHead>
        <Avatar name={person.name} size={64} />
        <div>
          <strong>{person.name}</strong>
          <span>{person.role}</span>
        </div>
      </SheetHead>
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
};

/** Decoration that fits the step: something of the product that the step leads to. */
export function StepPicture({ of }: { of: PictureName }) {
  const Picture = PICTURES[of];
  return <Picture />;
}

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
