import { mailFailureOf } from './mail-failure';

test.each([
  ['connect ETIMEDOUT', 'unreachable'],
  ['connect ECONNREFUSED 10.0.0.7:465', 'unreachable'],
  ['getaddrinfo ENOTFOUND mail.example', 'unreachable'],
  ['getaddrinfo EAI_AGAIN mail.example', 'unreachable'],
  ['Greeting never received: Connection timeout', 'unreachable'],
  ['Connection closed unexpectedly', 'unreachable'],
  ['Reached maximum number of retries after connection was closed', 'unreachable'],
  ['550 no such mailbox', 'refused'],
  ["Can't send mail - all recipients were rejected: 550-5.1.1 The account does not exist", 'refused'],
  ['Message failed: 451 4.7.1 Greylisted, try again later', 'refused'],
  ['Its deadline ended before it could be sent.', 'other'],
  ['Invalid login: 535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6', 'other'],
  ['Invalid login: 454 4.7.0 Temporary authentication failure', 'other'],
  ['Missing credentials for "PLAIN"', 'other'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'other'],
  ['', 'other'],
])('%j is of the kind %s', (words, kind) => {
  expect(mailFailureOf(words)).toBe(kind);
});
