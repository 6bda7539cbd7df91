import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

export const StepsBox = styled.section`
  align-self: start;
  padding: ${tokens.gap[8]} 0;
  border: 1px solid ${tokens.color.rule};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.card};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 ${tokens.gap[8]} 0 20px;

  h2 {
    font-size: ${tokens.size[16]};
    font-weight: 600;
    line-height: 24px;
  }
`;

export const Steps = styled.ol`
  display: grid;
`;

export const StepItem = styled.li<{ $isDone: boolean }>`
  > * > :first-child {
    flex: none;
    color: ${({ $isDone }) => ($isDone ? tokens.color.done : tokens.color.softInk)};
  }

  strong {
    font-weight: 550;
    color: ${({ $isDone }) => ($isDone ? tokens.color.softInk : tokens.color.ink)};
    text-decoration: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')};
  }
`;

export const StepAction = styled.a`
  display: flex;
  align-items: center;
  gap: ${tokens.gap[12]};
  width: 100%;
  min-height: 56px;
  padding: ${tokens.gap[8]} 20px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${tokens.size[14]};
  line-height: 20px;
  text-align: left;
  text-decoration: none;

  &:is(a, button) {
    cursor: pointer;
  }

  &:is(a, button):hover {
    background: ${tokens.color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > span {
    flex: 1;
    min-width: 0;
  }

  small {
    display: block;
    font-size: ${tokens.size[12]};
    line-height: 16px;
    color: ${tokens.color.softInk};
  }
`;
