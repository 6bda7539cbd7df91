import { Turns } from './turns';

describe('the turn at the embedded database', () => {
  test('is kept until it is given up, and then goes down the line', async () => {
    const turns = new Turns<string>();
    const happened: string[] = [];
    const take = (client: string) => turns.take(client).then(() => happened.push(client));
    await take('ada');
    const rest = Promise.all([take('bo'), take('cy')]);
    await take('ada');
    expect(happened).toEqual(['ada', 'ada']);
    turns.give('cy');
    turns.give('ada');
    turns.give('bo');
    await rest;
    expect(happened).toEqual(['ada', 'ada', 'bo', 'cy']);
    expect([turns.holds('bo'), turns.holds('cy')]).toEqual([false, true]);
  });
});
