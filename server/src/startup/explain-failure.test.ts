import { ConfigError } from '../config';
import { explainFailure } from './explain-failure';

test('a taken port is told in one sentence, with its number', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(explainFailure(taken)).toBe('Port 3000 is taken by another program. Stop it, or set PORT to another number.');
});

test('mistakes in the settings are told one a line', () => {
  expect(explainFailure(new ConfigError(['One.', 'Two.']))).toBe('One.\nTwo.');
});

test('what nobody foresaw is told whole', () => {
  expect(explainFailure(new Error('strange'))).toContain('explain-failure.test.ts');
});
