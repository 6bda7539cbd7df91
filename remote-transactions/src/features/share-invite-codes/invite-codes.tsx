import { INVITE_CODE_SHOWN } from '@keydate/contracts/limits';
import type { Invite } from '@keydate/contracts/transactions';
import { TruncatedText, IconButton, notify, tokens } from '@keydate/ui';
import { Copy } from '@keydate/ui/icons';
import { styled } from 'styled-components';
import { copyText } from './copy-text';

interface InviteCodesProps {
  invites: readonly Invite[];
}

const KINDS: Record<Invite['kind'], string> = { client: 'Client', employee: 'Employee', agent: 'Agent' };

/** The reader's own invite codes (spec § 2.8, § 6): a press copies the link by which the invited sign up. */
export function InviteCodes({ invites }: InviteCodesProps) {
  const handleCopy = async (link: string) => {
    if (await copyText(link)) notify.success('Link copied to clipboard!');
    else notify.error('The link could not be copied', `Please copy it by hand: ${link}`);
  };
  return (
    <Codes aria-label="Invite codes">
      {invites.map(({ kind, code, link }) => (
        <li key={kind}>
          <span>{`${KINDS[kind]} code`}</span>
          <code>
            <TruncatedText text={code} maxLength={INVITE_CODE_SHOWN} />
          </code>
          <IconButton label={`Copy the ${kind} invite link`} icon={Copy} onClick={() => void handleCopy(link)} />
        </li>
      ))}
    </Codes>
  );
}

const Codes = styled.ul`
  margin-top: ${tokens.gap[16]};
  padding-top: ${tokens.gap[8]};
  border-top: 1px solid ${tokens.color.rule};
  font-size: ${tokens.size[14]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.gap[12]};
  }

  li > span {
    color: ${tokens.color.softInk};
  }

  code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-family: inherit;
    font-size: ${tokens.size[12]};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
