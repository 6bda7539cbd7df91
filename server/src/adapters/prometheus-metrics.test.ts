import { prometheusMetrics } from './prometheus-metrics';

const connections = () => ({ used: 1, idle: 0, waiting: 0 });

test('where the database does not answer, a scrape has all other figures after two seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const metrics = prometheusMetrics({ connections, work: () => new Promise(() => undefined) });
  metrics.scan('read');
  const scrape = metrics.text();
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  const text = await scrape;
  expect(text).toContain('keydate_scans_total{outcome="read"} 1');
  expect(text).not.toMatch(/^keydate_(?:queue|mails)_/m);
});
