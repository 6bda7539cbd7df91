import { Cluster, Stack, tokens } from '@keydate/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  title: string;
  /** Its heading, which can be given the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A sentence below the title. */
  lede?: ReactNode;
  /** A button or link next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a tab under a heading of its own. */
export function Section({ title, titleRef, lede, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={titleId}>
      <div>
        <Cluster justify="space-between" gap={8}>
          <Heading ref={titleRef} id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {action}
        </Cluster>
        {lede && <Lede>{lede}</Lede>}
      </div>
      {children}
    </Stack>
  );
}

const Heading = styled.h2`
  font-size: ${tokens.size[18]};
  font-weight: 600;
  line-height: 28px;
`;

const Lede = styled.p`
  max-width: 64ch;
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
`;
