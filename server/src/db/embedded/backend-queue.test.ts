import { BackendQueue } from './backend-queue';

describe('the backend of the embedded database', () => {
  test('is held until it is released, and then goes to the next in the queue', async () => {
    const queue = new BackendQueue<string>();
    const taken: string[] = [];
    const take = (client: string) => queue.take(client).then(() => taken.push(client));
    await take('ada');
    const rest = Promise.all([take('bo'), take('cy')]);
    await take('ada');
    expect(taken).toEqual(['ada', 'ada']);
    queue.release('cy');
    queue.release('ada');
    queue.release('bo');
    await rest;
    expect(taken).toEqual(['ada', 'ada', 'bo', 'cy']);
    expect([queue.holds('bo'), queue.holds('cy')]).toEqual([false, true]);
  });
});
