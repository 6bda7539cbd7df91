import { ConfigError } from '../config-error';
import { explainFailure } from './explain-failure';

test('a taken port is told in one sentence, with its number', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(explainFailure(taken)).toBe('Port 3000 is taken by another program. Stop it, or set PORT to another number.');
});

test.each([
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    'Port 80 needs rights that Keydate was not given. Set PORT to 1024 or more.',
  ],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere' },
    'HOST is nowhere, which is no address of this machine. Set it to localhost or 0.0.0.0.',
  ],
  [
    { code: 'EACCES', syscall: 'mkdir', path: '/srv/keydate' },
    '/srv/keydate cannot be used: Keydate may not write there. Mend that, or set KEYDATE_HOME to another folder.',
  ],
])('what the system refuses is told in one sentence: %o', (failure, sentence) => {
  expect(explainFailure(Object.assign(new Error('refused'), failure))).toBe(sentence);
});

test('mistakes in the settings are told one a line', () => {
  expect(explainFailure(new ConfigError('One.', 'Two.'))).toBe('One.\nTwo.');
});

test('what nobody foresaw is told whole', () => {
  expect(explainFailure(new Error('strange'))).toContain('explain-failure.test.ts');
});
