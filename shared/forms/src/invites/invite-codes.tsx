import { INVITE_CODE_SHOWN } from '@keydate/contracts/limits';
import type { Invite } from '@keydate/contracts/transactions';
import { TruncatedText, IconButton, media, notify, tokens } from '@keydate/ui';
import { Copy } from '@keydate/ui/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { copyText } from './copy-text';

interface InviteCodesProps {
  invites: readonly Invite[];
  /** A further button of a code, next to the one that copies its link. */
  action?: (kind: Invite['kind']) => ReactNode;
}

/** The person's own invite codes (spec § 2.8, § 6). A click copies the link with which the invited person signs up. */
export function InviteCodes({ invites, action }: InviteCodesProps) {
  const handleCopy = async (link: string) => {
    if (await copyText(link)) notify.success(copy.copied);
    else notify.error(copy.failed, copy.copyByHand(link));
  };
  return (
    <Codes aria-label={copy.list}>
      {invites.map(({ kind, code, link }) => (
        <li key={kind}>
          <Code>
            <span>{copy.code(kind)}</span>
            <code>
              <TruncatedText text={code} maxLength={INVITE_CODE_SHOWN} />
            </code>
          </Code>
          <Actions>
            <IconButton label={copy.copyLink(kind)} icon={Copy} onClick={() => void handleCopy(link)} />
            {action?.(kind)}
          </Actions>
        </li>
      ))}
    </Codes>
  );
}

const Actions = styled.span`
  display: flex;
`;

/** Not printed: other people may read the paper, and anyone who has a code can join. */
const Codes = styled.ul`
  ${media.print} {
    display: none;
  }

  margin-top: ${tokens.gap[16]};
  padding-top: ${tokens.gap[8]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.gap[12]};
  }
`;

/** The code is below its name: next to it, a phone has no room for 16 characters. */
const Code = styled.span`
  display: grid;
  padding: ${tokens.gap[4]} 0;
  line-height: 16px;

  > span {
    color: ${tokens.color.softInk};
  }

  code {
    white-space: nowrap;
    font-family: inherit;
    font-size: ${tokens.size[12]};
    font-variant-numeric: tabular-nums;
  }
`;
