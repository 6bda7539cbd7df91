import { Icon, tokens, VisuallyHidden } from '@keydate/ui';
import { Check, Circle } from '@keydate/ui/icons';
import { useId } from 'react';
import { styled } from 'styled-components';
import { copy } from './copy';
import { PASSWORD_RULES } from './password-rules';

/** The rules of a new password. Each is ticked while the password meets it. */
export function PasswordRuleList({ lead, password }: { lead: string; password: string }) {
  const leadId = useId();
  return (
    <div>
      <Lead id={leadId}>{lead}</Lead>
      <List aria-labelledby={leadId}>
        {PASSWORD_RULES.map((rule) => {
          const isMet = rule.isMet(password);
          return (
            <Rule key={rule.label} $isMet={isMet}>
              <Icon of={isMet ? Check : Circle} size={16} />
              <span>
                {rule.label}
                <VisuallyHidden>{isMet ? copy.met : copy.notMet}</VisuallyHidden>
              </span>
            </Rule>
          );
        })}
      </List>
    </div>
  );
}

const Lead = styled.p`
  margin-bottom: ${tokens.gap[8]};
  color: ${tokens.color.softInk};
  font-size: ${tokens.size[14]};
  line-height: 20px;
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.gap[4]};
  font-size: ${tokens.size[14]};
  line-height: 20px;
`;

const Rule = styled.li<{ $isMet: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.gap[8]};
  color: ${({ $isMet }) => ($isMet ? tokens.color.done : tokens.color.softInk)};
`;
