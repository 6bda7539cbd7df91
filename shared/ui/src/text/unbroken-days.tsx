import { Fragment } from 'react';
import { styled } from 'styled-components';

const WEEKDAY = String.raw`\b(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?,? `;
/** A day, with the weekday before it: 06-10-2026, Wed 06-10-2026, Wednesday, 06-10-2026; without a year, Wed 06-10. */
const DAY = new RegExp(String.raw`((?:${WEEKDAY})?\b\d{2}-\d{2}-\d{4}\b|${WEEKDAY}\d{2}-\d{2}\b)`);

/** A sentence in which a line never ends inside a day: a browser may break a line behind each hyphen. */
export function UnbrokenDays({ text }: { readonly text: string }) {
  return text
    .split(DAY)
    .map((part, at) => (at % 2 === 1 ? <Unbroken key={at}>{part}</Unbroken> : <Fragment key={at}>{part}</Fragment>));
}

const Unbroken = styled.span`
  white-space: nowrap;
`;
