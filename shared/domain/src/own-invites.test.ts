import { ownInviteKinds, ownInvites } from './own-invites';
import type { Role } from './roles';

const linkOf = (code: string) => `https://keydate.example/signup?ref=${code}`;
const company = {
  clientInviteLink: linkOf('C3MU'),
  employeeInviteLink: linkOf('E4H8'),
  agentsInviteLink: linkOf('A7Q2'),
};

test.each<[Role, string]>([
  ['SuperRealtor', 'agent'],
  ['SuperLender', 'agent'],
  ['SuperBroker', 'agent'],
  ['Agent', 'employee'],
  ['Employee', 'employee'],
])('the role %s sees codes for clients, and for an %s', (role, kind) => {
  expect(ownInviteKinds(role)).toEqual(['client', kind]);
});

test('each code comes with the link that carries it', () => {
  expect(ownInvites(company, 'SuperRealtor')).toEqual([
    { kind: 'client', code: 'C3MU', link: linkOf('C3MU') },
    { kind: 'agent', code: 'A7Q2', link: linkOf('A7Q2') },
  ]);
});

test.each([
  ['the one code of its link', 'https://keydate.example/signup?from=mail&ref=E4H8&lang=en#top', ['C3MU', 'E4H8']],
  ['none for a link that carries none', 'https://keydate.example/signup?ref=', ['C3MU']],
  ['none where the person has none', '', ['C3MU']],
])('a person is shown %s', (_, employeeInviteLink, codes) => {
  expect(ownInvites({ ...company, employeeInviteLink }, 'Agent').map(({ code }) => code)).toEqual(codes);
});
